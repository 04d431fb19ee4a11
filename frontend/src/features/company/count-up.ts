/** ms (site-16). */
export const countDuration = 2000;

/** The number shown after `elapsed` ms: fast at first, easing into `target`, and never past it. */
export function countAt(elapsed: number, target: number): number {
  const share = Math.min(1, Math.max(0, elapsed / countDuration));
  return Math.round(target * (1 - (1 - share) ** 3));
}
