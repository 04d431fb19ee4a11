const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "₹15,000" or "₹1,50,000.50": Indian grouping, paise only when there are any. Takes integer paise. */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? whole : exact).format(paise / 100);
}
