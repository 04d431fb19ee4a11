/**
 * data-21. Every kind of blank as a plain one, and without what nobody sees, as it is left in what is pasted: format and control
 * characters. A joiner stays after another letter than ASCII: in India's scripts it changes how the letter is written.
 */
export const visible = (text: string): string =>
  text
    .replace(/[\p{Z}\t\n\v\f\r]/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Cc}]/gu, '')
    .replace(/(?<![^\0-\x7f])[\u200c\u200d]+/gu, '');

/** Whether a text has a letter or a digit that can be seen. Fillers of Hangul count as letters in Unicode and are blank. */
export const hasLetter = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);
