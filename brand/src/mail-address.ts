/** Format and control characters, unusual spaces, and characters without a glyph. */
const INVISIBLE = /(?![ \t\n\v\f\r])[\p{Cf}\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/** What remains around an address copied from a sentence, a list or a spreadsheet. */
const AROUND = '\'"`´‘’‚“”„«»‹›/\\\\';
const BEFORE = new RegExp(`^[${AROUND}\\s]+`);
const AFTER = new RegExp(`[${AROUND}.。．｡\\s]+$`);

/** Atoms of letters, digits and RFC 5322's characters, joined by single dots. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** Letters, digits and hyphens in labels, and the five signs that IDNA 2008 allows among letters (RFC 5892, A.3–A.7). */
const DOMAIN = /^[\p{L}\p{M}\p{N}\u00b7\u0375\u05f3\u05f4\u30fb.-]+$/u;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const TOP_LABEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Most addresses match this and need no further reading, which takes seven times as long: lists hold up to 100,000. */
const PLAIN = /^[a-z\d]+(?:[._+-][a-z\d]+)*@(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}$/i;

/** Longer text is not looked at: invisible characters and quotes included. */
const MAX_TYPED = 1_000;
/** RFC 5321, 4.5.3.1. */
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;

/**
 * data-20. The address that a person typed, without what surrounds it and what nobody sees: domain in ASCII (punycode) and lower
 * case, case of the local part kept. A local part with other letters than ASCII is in lower case, as PostgreSQL and
 * JavaScript agree on the lower case of ASCII only. Undefined: not one address.
 */
export function mailAddress(typed: string): string | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  if (typed.length <= MAX_LOCAL && PLAIN.test(typed))
    return typed.replace(/@.*/, (domain) => domain.toLowerCase());
  const text = visible(typed).replace(BEFORE, '').replace(AFTER, '');
  const [local = '', domain, more] = text.split('@').map((part) => part.trim());
  if (domain === undefined || more !== undefined) return undefined;
  const ascii = asciiDomain(domain);
  const composed = local.normalize('NFC');
  if (!ascii || composed.length > MAX_LOCAL || !LOCAL.test(composed)) return undefined;
  const address = `${isAscii(composed) ? composed : lowerCase(composed)}@${ascii}`;
  return address.length <= MAX_LENGTH ? address : undefined;
}

/** One spelling for one mailbox, to compare and to be unique by. */
export const mailAddressKey = (typed: string): string | undefined => mailAddress(typed)?.toLowerCase();

/** Part of an address, as addresses are kept: what a search looks for. Text without an @ stays as it is. */
export function mailAddressSearch(text: string): string {
  const [local = '', domain, more] = visible(text).split('@');
  if (domain === undefined || more !== undefined) return text;
  const composed = composedDomain(domain);
  return `${local.normalize('NFC')}@${isAscii(composed) ? composed : (hostname(composed) ?? composed)}`;
}

const visible = (text: string): string => text.replace(INVISIBLE, '').replace(/[＠﹫]/g, '@');
const composedDomain = (domain: string): string => domain.normalize('NFKC').replaceAll('。', '.');
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
const lowerCase = (text: string): string => text.toLowerCase().normalize('NFC');

function asciiDomain(domain: string): string | undefined {
  const composed = composedDomain(domain);
  if (!DOMAIN.test(composed)) return undefined;
  const labels = hostname(composed)?.split('.') ?? [];
  const isDomain =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1)!);
  return isDomain ? labels.join('.') : undefined;
}

/** `domainToASCII` of node:url, in browsers too. */
function hostname(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
