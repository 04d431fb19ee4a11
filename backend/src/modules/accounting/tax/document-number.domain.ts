/** Rule 46 of the CGST Rules: letters, digits, hyphens and slashes, no more than this. */
const MAX_LENGTH = 16;
const MAX_DIGITS = 6;

/** India is five and a half hours ahead of UTC, all year. */
const AHEAD_MS = 5.5 * 60 * 60_000;
const APRIL = 3;

/** April to March in India: '2026-27'. */
export function financialYearOf(moment: Date): string {
  const there = new Date(moment.getTime() + AHEAD_MS);
  const first = there.getUTCFullYear() - (there.getUTCMonth() < APRIL ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** What all numbers of a series and year begin with, and how many digits follow at least: INV/26-27/ and 6. */
export function numbering(series: string, financialYear: string): { beginning: string; digits: number } {
  const beginning = `${series}/${financialYear.slice(2)}/`;
  return { beginning, digits: Math.min(MAX_DIGITS, MAX_LENGTH - beginning.length) };
}
