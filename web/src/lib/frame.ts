/**
 * What must be measured is measured with the next frame, which lays the page out anyhow; in the middle of a change it would be laid out
 * once more. Give it back from an attachment or an effect: who is gone by then is left alone.
 */
export function withFrame(call: () => void): () => void {
  const frame = requestAnimationFrame(call);
  return () => cancelAnimationFrame(frame);
}

/** What can wait until the page has been painted; at once where nobody looks. */
export function afterFrame(call: () => void): void {
  if (document.hidden) setTimeout(call);
  else requestAnimationFrame(() => setTimeout(call));
}
