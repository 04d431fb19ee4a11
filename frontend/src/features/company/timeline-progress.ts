/**
 * How far the reader has come, from 0 to 1: the share of the timeline above a line at 60 % of the
 * screen, which is where eyes are while the thumb scrolls. `top` is the timeline's distance from the
 * screen's upper edge, all in px.
 */
export function timelineProgress(top: number, height: number, screen: number): number {
  if (height <= 0) return 1;
  return Math.min(1, Math.max(0, (screen * 0.6 - top) / height));
}
