/** Patterns of GSTINs and UINs by type of holder. */
const PATTERNS = [
  // Regular, composition, casual, SEZ, collectors of tax (`C`).
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-JZ][\dA-Z]$/,
  // Government departments.
  /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/,
  // UN bodies and embassies, other UIN holders, non-residents: state, year, type.
  /^\d{4}[A-Z]{3}\d{5}(?:UN|ON|NR)[\dA-Z]$/,
  // Online services from abroad (OIDAR).
  /^99\d{2}[A-Z]{3}\d{5}OS[\dA-Z]$/,
  // Deductors of tax, by their TAN.
  /^\d{2}[A-Z]{4}[\dA-Z]\d{4}[A-Z][1-9A-Z][DK][\dA-Z]$/,
];
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether it is a well-formed GSTIN or UIN: a known pattern with the right check character (modulus 36, every second digit
 * doubled and its base-36 digits added).
 */
export function isGstin(text: string): boolean {
  if (!PATTERNS.some((pattern) => pattern.test(text))) return false;
  const sum = Array.from(text.slice(0, 14)).reduce((total, letter, index) => {
    const product = DIGITS.indexOf(letter) * ((index % 2) + 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] === text[14];
}

/** Codes that are no state: other territory, and abroad. */
const ANYWHERE = ['97', '99'];

/** Whether its holder may be in this state: the first two digits are the state of registration. */
export const isOfState = (gstin: string, state: string): boolean =>
  gstin.startsWith(state) || ANYWHERE.includes(gstin.slice(0, 2));
