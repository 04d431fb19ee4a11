/** A trigram index finds three letters in a row, or the first two of a word. */
const MIN_PART_LENGTH = 3;

/** A LIKE pattern for a text whose fields begin with a line break: one or two letters are looked for where a field begins. */
export function searchPattern(search: string): string {
  return contains([...search].length < MIN_PART_LENGTH ? `\n${search}` : search);
}

/** SQL: a number without what people write between its digits. To the letter as in the indexes `payments_search` and `contact_messages_search`. */
export const digitsOf = (column: string): string =>
  `translate(coalesce(${column}, ''), '０１２３４５６７８９ +-().–/‐‑‒—−[]', '0123456789')`;

const PHONE = /^[\d +\-().,–/‐‑‒—−[\]]+$/;
/** An Indian number without the country's 91. */
const NATIONAL = 10;

/**
 * The digits by which a number is found however it was typed: without India's +91 and the 0 that is dialled first.
 * @returns undefined for what is no number, or too short a part of one
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

/** A LIKE pattern that takes what a person typed to the letter. @param text already in lower case where the column is */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
