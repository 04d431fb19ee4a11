/**
 * data-21. Replaces unusual spaces and removes invisible characters, which pasted text contains. A joiner stays after a
 * non-ASCII letter: in Indian scripts it changes the glyphs.
 */
export const visible = (text: string): string =>
  text
    .replace(/[\p{Z}\t\n\v\f\r]/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Cc}]/gu, '')
    .replace(/(?<![^\0-\x7f])[\u200c\u200d]+/gu, '');

/** Whether a text has a visible letter or digit. Hangul fillers count as letters in Unicode but are blank. */
export const hasLetter = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);
