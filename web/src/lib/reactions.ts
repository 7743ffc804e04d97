import type { Reaction } from '$generated/protocol';

export const FACES: Record<Reaction, string> = {
  laugh: '😂', clap: '👏', wow: '😮', sad: '😢', angry: '😠', thanks: '🙏', yum: '😋', yuck: '🤢', hurry: '⏳', 'well played': '🏅',
};
