/** The numbers that GSTN gives out, by what their holder is. */
const PATTERNS = [
  // Regular, composition, casual, SEZ, collectors of tax (`C`).
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-JZ][\dA-Z]$/,
  // Departments of the government.
  /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/,
  // UN bodies and embassies, others with a UIN, non-residents: state, year, who they are.
  /^\d{4}[A-Z]{3}\d{5}(?:UN|ON|NR)[\dA-Z]$/,
  // Online services from abroad (OIDAR).
  /^99\d{2}[A-Z]{3}\d{5}OS[\dA-Z]$/,
  // Deductors of tax, by their TAN.
  /^\d{2}[A-Z]{4}[\dA-Z]\d{4}[A-Z][1-9A-Z][DK][\dA-Z]$/,
];
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether it can be a GSTIN or UIN: one of the patterns, and the check character over the fourteen before it (modulus 36, every
 * second digit doubled and its two digits in base 36 added).
 */
export function isGstin(text: string): boolean {
  if (!PATTERNS.some((pattern) => pattern.test(text))) return false;
  const sum = Array.from(text.slice(0, 14)).reduce((total, letter, index) => {
    const product = DIGITS.indexOf(letter) * ((index % 2) + 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] === text[14];
}

/** Codes of no state: other territory, and abroad. */
const ANYWHERE = ['97', '99'];

/** Whether its holder may be in this state: the first two digits say where it was registered. */
export const isOfState = (gstin: string, state: string): boolean =>
  gstin.startsWith(state) || ANYWHERE.includes(gstin.slice(0, 2));
