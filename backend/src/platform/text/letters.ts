/** Characters that are invisible or refused by XML. The two joiners shape letters of India's scripts, and stay. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u{FE00}-\u{FE0F}]/gu;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text as it is drawn: one line, each blank a plain one, and only what can be seen. */
export const printable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '');

/** What a reader sees as one letter each. */
export const lettersOf = (text: string): string[] =>
  [...clusters.segment(text)].map(({ segment }) => segment);
