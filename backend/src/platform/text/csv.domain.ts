/** Without it Excel takes UTF-8 for the computer's own encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Characters with which a cell becomes a formula in Excel, LibreOffice or Sheets, in their full-width
 * forms too (OWASP, "CSV Injection"): a buyer's name must not run on the owner's computer.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** `+91-98765-43210` is no formula, and an apostrophe would spoil it as text. */
const PHONE = /^\+[\d -]+$/;
/** Where a computer's lists are cut at semicolons, Excel cuts our lines there too, and quotes do not stop it. */
const FORMULA_AFTER_CUT = /;(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** One line of RFC 4180. Text that would be a formula gets an apostrophe in front; numbers stay numbers. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = value.replaceAll(FORMULA_AFTER_CUT, ";'");
  const guarded = FORMULA.test(harmless) ? `'${harmless}` : harmless;
  const text = PHONE.test(value) ? value.replaceAll('-', ' ') : guarded;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
