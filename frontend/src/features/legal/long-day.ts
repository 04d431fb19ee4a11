const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "5 September 2025" for `2025-09-05`. By hand: two ICU versions need not agree. */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}
