const IST_OFFSET_MS = 5.5 * 3_600_000;

/** `2026-11-21 14:05:09`, which spreadsheets read as a date. India has had one offset since 1945. */
export function indianTime(date: Date): string;
export function indianTime(date: Date | null): string | null;
export function indianTime(date: Date | null): string | null {
  return date && new Date(date.getTime() + IST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
