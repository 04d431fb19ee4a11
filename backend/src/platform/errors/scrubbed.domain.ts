/** A query or a fragment, which may hold tokens. */
const QUERY = /[?#][^\s"'`)<>]+/g;
/** A run of characters that may contain a mail address or a token. */
const STRETCH = /[^\s"'`()<>]+/g;
const DOTTED = /[\w-]+(?:\.[\w-]+)*/g;
const PHONE = /\+?\d[\d -]{8,}\d/g;

/** After the @ in a stack line of Firefox or Safari comes a script's address. */
function isMailAddress(stretch: string): boolean {
  const at = stretch.indexOf('@');
  return at > 0 && !/^https?:\/\//.test(stretch.slice(at + 1)) && stretch.indexOf('.', at + 2) > 0;
}

/** A JSON Web Token, or one part of 40 letters and more. */
function isToken(dotted: string): boolean {
  const parts = dotted.split('.').map(({ length }) => length);
  return parts.some(
    (length, at) => length >= 40 || (length >= 8 && parts[at + 1]! >= 8 && parts[at + 2]! >= 8),
  );
}

/** Text from a browser without addresses' queries, mail addresses, tokens and phone numbers. */
export function scrubbed(text: string): string {
  return text
    .replace(QUERY, '?***')
    .replace(STRETCH, (stretch) => (isMailAddress(stretch) ? '***@***' : stretch))
    .replace(DOTTED, (dotted) => (isToken(dotted) ? '***' : dotted))
    .replace(PHONE, '***');
}
