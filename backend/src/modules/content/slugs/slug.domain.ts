/** Long enough for a sentence, short enough for an address bar. */
const MAX_LENGTH = 80;

/** Letters that Unicode does not decompose. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * A title as slug: lower case, hyphens, Latin letters without accents. Other scripts stay, vowel signs included: `आसान दाल`
 * becomes `आसान-दाल`.
 * @returns '' for a text without letters or digits
 */
export function slugify(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/[ßæœøđðłþı]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/['’\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const letters = [...words];
  if (letters.length <= MAX_LENGTH) return words;
  // Whole words, unless the first one is too long.
  const cut = letters.slice(0, MAX_LENGTH).join('');
  const whole = letters[MAX_LENGTH] === '-' ? cut : cut.slice(0, Math.max(0, cut.lastIndexOf('-')));
  return (whole || cut).replace(/-$/, '');
}

/** The slug itself, or the first free one of `slug-2`, `slug-3` … */
export function numbered(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${slug}-${number}`;
  return candidate;
}
