/** "It is your turn" for somebody who is looking elsewhere: the tab's title, a notification, a sound. */

import { fileOf } from './address';
import { say } from './texts.svelte';
import { settings } from './settings.svelte';

/** Rising tones, by their pitch. */
const SOUNDS = { turn: [660, 880], over: [523, 659, 784] } as const;
let audio: AudioContext | undefined;

export function play(sound: keyof typeof SOUNDS): void {
  // Browsers keep quiet until a page was touched once; tones would pile up and all sound then.
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  SOUNDS[sound].forEach((pitch, n) => {
    if (!audio) return;
    const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + 0.12 * n];
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.26);
  });
}

export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Signal a turn; the notification only where it was asked for and the page is not in view. */
export function yourTurn(game: string, sentence: string): void {
  play('turn');
  if (document.hasFocus() || !settings.notices || !('Notification' in window) || Notification.permission !== 'granted') return;
  notice(`${say('your-turn')} · ${game}`, { body: sentence, tag: location.href, icon: fileOf('icon-192.png') });
}

function notice(title: string, more: NotificationOptions): void {
  try {
    const shown = new Notification(title, more);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones take notices from the service worker alone, which also hears that one is touched.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, more));
  }
}
