export interface FocalPoint {
  /** 0 is the left (top) edge, 1 the right (bottom) one. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

/** Largest part of `from` with the aspect ratio of `to`, centred on the focal point as far as the edges allow. */
export function focalCrop(from: Size, to: Size, { x, y }: FocalPoint): Crop {
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const width = Math.max(1, Math.min(from.width, Math.round(to.width * scale)));
  const height = Math.max(1, Math.min(from.height, Math.round(to.height * scale)));
  return {
    left: between(0, from.width - width, Math.round(x * from.width - width / 2)),
    top: between(0, from.height - height, Math.round(y * from.height - height / 2)),
    width,
    height,
  };
}

function between(low: number, high: number, value: number): number {
  return Math.max(low, Math.min(high, value));
}
