/**
 * Measure with the next frame, which computes the layout anyway; measuring in the middle of a change would force another layout.
 * Return the result from an attachment or an effect: it cancels the call when the component is gone by then.
 */
export function withFrame(call: () => void): () => void {
  const frame = requestAnimationFrame(call);
  return () => cancelAnimationFrame(frame);
}

/** For work that can wait until the page has been painted; in a hidden tab it runs at once. */
export function afterFrame(call: () => void): void {
  if (document.hidden) setTimeout(call);
  else requestAnimationFrame(() => setTimeout(call));
}
