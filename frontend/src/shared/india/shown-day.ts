import { offsetMs } from './zone.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "12 Nov 2026" in India's time. By hand: two ICU versions do not agree on "Sept". Takes ISO-8601. */
export function shownDay(iso: string): string {
  const there = new Date(Date.parse(iso) + offsetMs);
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}
