const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const brief = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  maximumFractionDigits: 1,
  trailingZeroDisplay: 'stripIfInteger',
});
const lakh = 100_000;

/** "₹25,000", and from a lakh on "₹1.5L" or "₹2Cr": for charts. Takes rupees and rounds them. */
export function briefRupees(rupees: number): string {
  return (Math.abs(rupees) < lakh ? whole : brief).format(rupees);
}
