/** Characters that are invisible or refused by XML. The two joiners shape letters of Indian scripts and stay. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u{FE00}-\u{FE0F}]/gu;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text as drawn: one line with plain spaces and visible characters only. */
export const printable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '');

/** Grapheme clusters. */
export const lettersOf = (text: string): string[] =>
  [...clusters.segment(text)].map(({ segment }) => segment);
