/** What the build puts beside the application (`hatch_build.py`): all its files, as paths from the folder of the service worker. */
export interface Files {
  /** Another one for every build. */
  stamp: string;
  /** The page and the parts of it that are there at once. */
  shell: string[];
  /** Everything else that playing needs. */
  rest: string[];
}

/** Pages hold this lock, with the address of their first script, as long as they are open: their build is still in use. */
export const IN_USE = 'stockpot in use: ';

/** What a page says to the service worker, and what it hears when everything is kept. */
export type ToWorker = 'keep all' | 'take over';
export type FromWorker = 'all kept';
