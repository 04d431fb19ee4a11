import { formatRupees } from './rupees.ts';

/** "₹15,000", "25.50 USD" or "1,500 JPY". Takes an integer in the smallest unit of the currency. */
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
