/** SQL: a number without what people write between its digits. To the letter as in the indexes `payments_search` and `contact_messages_search`. */
export const digitsOf = (column: string): string => `translate(coalesce(${column}, ''), ' +-().–/', '')`;

const PHONE = /^[\d +\-().–/]+$/;
/** An Indian number without the country's 91. */
const NATIONAL = 10;

/**
 * The digits by which a number is found however it was typed: without India's +91 and the 0 that is dialled first.
 * @returns undefined for what is no number, or too short a part of one
 */
export function phoneDigits(search: string): string | undefined {
  if (!PHONE.test(search)) return undefined;
  const digits = search.replaceAll(/\D/g, '');
  const national = digits.replace(/^0+/, '');
  const abroad = search.trimStart().startsWith('+') || digits.startsWith('00') || national.length > NATIONAL;
  const found = abroad ? national.replace(/^91/, '').replace(/^0+/, '') : national;
  return found.length >= 3 ? found : undefined;
}
