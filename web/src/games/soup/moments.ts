/** How long the moments of a deal are looked at, in milliseconds at normal speed. */
export const MOMENT = { played: 750, took: 1900, showed: 2600 };
