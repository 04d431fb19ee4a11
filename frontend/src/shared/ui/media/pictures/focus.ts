/** Where a picture may be cut: 0 to 1 from its left and its top. */
export interface Focus {
  x: number;
  y: number;
}

const centre: Focus = { x: 0.5, y: 0.5 };
/** How far an arrow key moves it; with Shift, further. */
const step = 0.02;
const bigStep = 0.1;

const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** Where a pointer at (`clientX`, `clientY`) points in `box`, all in px. */
export function focusAt(box: DOMRect, clientX: number, clientY: number): Focus {
  return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) };
}

/** After a key; null for keys that do not move it. */
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
