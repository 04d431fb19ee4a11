/** Focal point: 0 to 1 from the left and the top. */
export interface Focus {
  x: number;
  y: number;
}

const centre: Focus = { x: 0.5, y: 0.5 };
/** The step of an arrow key, and with Shift. */
const step = 0.02;
const bigStep = 0.1;

const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** The focal point under a pointer; all in px. */
export function focusAt(box: DOMRect, clientX: number, clientY: number): Focus {
  return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) };
}

/** The focal point after a key; null for other keys. */
export function focusAfterKey({ x, y }: Focus, key: string, far: boolean): Focus | null {
  const by = far ? bigStep : step;
  switch (key) {
    case 'ArrowLeft':
      return { x: within(x - by), y };
    case 'ArrowRight':
      return { x: within(x + by), y };
    case 'ArrowUp':
      return { x, y: within(y - by) };
    case 'ArrowDown':
      return { x, y: within(y + by) };
    case 'Home':
      return centre;
    default:
      return null;
  }
}
