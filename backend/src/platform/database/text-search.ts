/** A trigram index needs three letters in a row, or the first two of a word. */
const MIN_PART_LENGTH = 3;

/** LIKE pattern for a text whose fields begin with a line break: one or two letters match beginnings of fields. */
export function searchPattern(search: string): string {
  return contains([...search].length < MIN_PART_LENGTH ? `\n${search}` : search);
}

/** SQL: a number without separators. Must equal the indexes `payments_search` and `contact_messages_search`. */
export const digitsOf = (column: string): string =>
  `translate(coalesce(${column}, ''), '０１２３４５６７８９ +-().–/‐‑‒—−[]', '0123456789')`;

const PHONE = /^[\d +\-().,–/‐‑‒—−[\]]+$/;
/** An Indian number without 91. */
const NATIONAL = 10;

/**
 * Normalised digits of a number: without India's +91 or a leading 0.
 * @returns undefined for text that is no number, or too short
 */
export function phoneDigits(search: string): string | undefined {
  const number = search.normalize('NFKC').replace(/^tel:/i, '');
  if (!PHONE.test(number)) return undefined;
  const digits = number.replaceAll(/\D/g, '');
  const national = digits.replace(/^0+/, '');
  const abroad = number.trimStart().startsWith('+') || digits.startsWith('00') || national.length > NATIONAL;
  const found = abroad ? national.replace(/^91/, '').replace(/^0+/, '') : national;
  return found.length >= 3 ? found : undefined;
}

/** LIKE pattern that matches typed text literally. @param text lower case where the column is */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
