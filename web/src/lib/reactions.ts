import type { Reaction } from './protocol';

export const FACES: Record<Reaction, string> = {
  laugh: '😂', clap: '👏', wow: '😮', sad: '😢', angry: '😠', thanks: '🙏', yum: '😋', yuck: '🤢', hurry: '⏳', 'well played': '🏅',
};
