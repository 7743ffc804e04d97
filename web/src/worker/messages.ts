/** What a page and its worker say to each other. */

/** From the page. Calls and sockets have numbers that the page makes up. */
export type ToWorker =
  | { type: 'call'; id: number; method: string; path: string; body: string }
  | { type: 'open'; socket: number; table: string }
  | { type: 'hear'; socket: number; text: string }
  | { type: 'close'; socket: number };

export type FromWorker =
  /** It is ready; with `keeps` false nothing outlives the page. */
  | { type: 'ready'; keeps: boolean }
  /** It will never be. */
  | { type: 'failed'; reason: string }
  /** `status media-type`, a line break, and the body. */
  | { type: 'answer'; id: number; text: string }
  | { type: 'post'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number; reason: string };
