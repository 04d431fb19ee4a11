/** The business's clock, so that the server, every browser and the receipt show the same time. */
const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** "21 Nov 2026, 08:14" in India's time. Takes ISO-8601. */
export function shownDate(iso: string): string {
  return format.format(new Date(iso));
}
