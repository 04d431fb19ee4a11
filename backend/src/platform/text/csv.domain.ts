/** BOM: without it Excel does not read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that begin a formula in Excel, LibreOffice or Sheets, with their full-width forms (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** `+91-98765-43210` is no formula, and an apostrophe would spoil it as text. */
const PHONE = /^\+[\d -]+$/;
/** With a semicolon as list separator, Excel splits our lines there, even within quotes. */
const FORMULA_AFTER_CUT = /;(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** One line of RFC 4180. Formula-like text gets a leading apostrophe; numbers stay numbers. */
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
