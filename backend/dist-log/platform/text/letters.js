/** What orders or joins letters and is not seen. The two joiners decide how Devanagari is written, and stay. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u{FE00}-\u{FE0F}]/gu;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The text as it is drawn: one line, each blank a plain one, and only what can be seen. */
export const printable = (text) => text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '');
/** What a reader sees as one letter each. */
export const lettersOf = (text) => [...clusters.segment(text)].map(({ segment }) => segment);
//# sourceMappingURL=letters.js.map