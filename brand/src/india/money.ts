import { formatRupees } from './rupees.ts';

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
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${new Intl.NumberFormat('en-IN', shown).format(amount / 10 ** digits)} ${currency}`;
}
