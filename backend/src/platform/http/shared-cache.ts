/**
 * For what is not there (any more): nginx, which alone sees this header, keeps the refusal for a second, so that the copy of
 * what was there before is gone and cannot stand in for us when we are away. To all others it is `no-store`.
 * It must come before Cache-Control: nginx before 1.23 hears the first of them only.
 */
export const TAKES_THE_PLACE = { 'x-accel-expires': '1' } as const;

/**
 * For nginx and CDNs, which keep copies of a public answer as long as we do; browsers ask each time.
 * @param freshMs whole seconds upwards; 0 keeps nothing
 */
export function sharedCacheFor(freshMs: number): string {
  const seconds = Math.ceil(freshMs / 1_000);
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=2, stale-if-error=86400`;
}
