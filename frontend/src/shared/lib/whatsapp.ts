/** Digits of a phone for `wa.me`: Indian numbers are typed without their country. Undefined where there are too few. */
export function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 10) return undefined;
  return digits.length === 10 ? `91${digits}` : digits;
}
