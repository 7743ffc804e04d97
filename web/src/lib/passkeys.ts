/** Passkeys: made by this browser, kept by its person, and enough to be the same person elsewhere. */

import { api } from './api';
import { person } from './me.svelte';

/** Browsers make them for pages with a name, over a safe connection. */
export const passkeysPossible = (): boolean => isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** What a person does by closing the browser's own dialog, or has none to offer. */
export const thoughtBetter = (error: unknown): boolean => error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Make one for who is here. */
export async function makePasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON((await api.passkeyOptions()) as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await api.addPasskey(made.toJSON());
}

/** Be recognised by one. */
export async function usePasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON((await api.passkeyQuestion()) as unknown as PublicKeyCredentialRequestOptionsJSON);
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  person.be(await api.recognise(signed.toJSON()));
}
