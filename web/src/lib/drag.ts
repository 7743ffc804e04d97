/**
 * Dragging with a mouse, finger or pen. A short touch stays a click, so that everything dragged can be tapped and reached by
 * keyboard as well.
 *
 *   <button {@attach drag({ enabled: () => lit, drop: (place) => …})}>
 *   <div data-drop="pot">
 */

export interface Dragging {
  enabled: () => boolean;
  /** Let go over an element with `data-drop`; `null` when it was let go elsewhere. */
  drop: (place: string | null) => void;
  start?: () => void;
  /** Where it hovers, while it is dragged. */
  over?: (place: string | null) => void;
}

const FAR_ENOUGH = 8;

export function drag(options: Dragging): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;

    const placeAt = (x: number, y: number): string | null => {
      const under = document.elementsFromPoint(x, y).find((one) => !node.contains(one) && one.closest('[data-drop]'));
      return under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !options.enabled()) return;
      from = { x: event.clientX, y: event.clientY };
      moved = false;
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(dx, dy) < FAR_ENOUGH) return;
      if (!moved) {
        moved = true;
        node.dataset.dragged = '';
        options.start?.();
      }
      node.style.translate = `${dx}px ${dy}px`;
      options.over?.(placeAt(event.clientX, event.clientY));
    };
    const rest = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      node.style.translate = '';
      delete node.dataset.dragged;
      from = null;
      if (moved) options.over?.(null);
    };
    const up = (event: PointerEvent): void => {
      const place = moved ? placeAt(event.clientX, event.clientY) : null;
      const dragged = moved;
      rest();
      if (dragged) {
        // The click that follows a drag is not one.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
        options.drop(place);
      }
    };
    const cancel = (): void => {
      const dragged = moved;
      rest();
      if (dragged) options.drop(null);
    };
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };

    node.addEventListener('pointerdown', down);
    node.style.touchAction = 'pan-x';
    return () => {
      node.removeEventListener('pointerdown', down);
      rest();
    };
  };
}
