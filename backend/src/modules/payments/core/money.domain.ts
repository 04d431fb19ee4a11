const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** "₹47,000", or "₹47,000.50" when there are paise to show. @param paise an integer */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? whole : exact).format(paise / 100);
}

/**
 * "₹47,000", "25.50 USD" or "1,500 JPY". @param amount an integer in the smallest unit of the currency
 * @param currency as Razorpay names it
 */
export function formatMoney(amount: number, currency: string): string {
  if (currency === 'INR') return formatRupees(amount);
  const isCode = /^[A-Z]{3}$/.test(currency);
  const digits = isCode
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2)
    : 2;
  const number = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(amount / 10 ** digits)} ${currency}`;
}

/** "₹47,000.00": in columns, where paise stand below paise. @param paise an integer */
export function formatToPaise(paise: number): string {
  return exact.format(paise / 100);
}
