/** Indian grouping: the last three digits, then pairs. */
function grouped(digits: string): string {
  const front = digits.slice(0, -3);
  const pairs = front.padStart(front.length + (front.length % 2)).match(/../g) ?? [];
  return [...pairs, digits.slice(-3)].join(',').trimStart();
}

/**
 * "₹15,000" or "₹1,50,000.50": paise only when there are any. Not by Intl: the first `Intl.NumberFormat` of a page takes a
 * phone 50 ms. @param paise an integer
 */
export function formatRupees(paise: number): string {
  const exact = formatToPaise(paise);
  return exact.endsWith('.00') ? exact.slice(0, -'.00'.length) : exact;
}

/** "₹15,000.00", for columns. @param paise an integer */
export function formatToPaise(paise: number): string {
  const [whole, part] = (Math.abs(paise) / 100).toFixed(2).split('.');
  return `${paise < 0 ? '-' : ''}₹${grouped(whole!)}.${part}`;
}
