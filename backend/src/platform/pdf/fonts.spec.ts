import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentFonts, type DocumentFonts, type Weight } from './fonts.ts';

let fonts: DocumentFonts;
beforeAll(async () => {
  fonts = await documentFonts();
});

const runsOf = (text: string, weight: Weight = 'bold') =>
  fonts.runsOf(text, weight).map(({ font, text: letters }) => [font?.family, letters]);

describe('the fonts of a document', () => {
  it('are Inter only for Latin, Greek and Cyrillic', () => {
    const text = 'Zoë Łukasz Юлия Ζωή paid ₹1,499.50 – “Buddy” − 3 × 4 → 10 %';
    expect(runsOf(text)).toEqual([['Inter', text]]);
  });

  it('cover every script of a mixed name', () => {
    expect(runsOf('Zoë ज्ञान கொடி 王 💪🏽')).toEqual([
      ['Inter', 'Zoë '],
      ['Noto Sans Devanagari', 'ज्ञान'],
      ['Inter', ' '],
      ['Noto Sans Tamil', 'கொடி'],
      ['Inter', ' '],
      ['Noto Sans SC', '王'],
      ['Inter', ' '],
      ['Noto Emoji', '💪🏽'],
    ]);
  });

  it('are ordered from left to right, with numbers and Latin letters in right-to-left text in reading order', () => {
    expect(runsOf('محمد علی 123 (Ali)')).toEqual([
      ['Inter', ')'],
      ['Inter', 'Ali'],
      ['Inter', ' ('],
      ['Inter', '123'],
      ['Inter', ' '],
      ['Noto Sans Arabic', 'علی'],
      ['Inter', ' '],
      ['Noto Sans Arabic', 'محمد'],
    ]);
  });

  it('are undefined for letters without a font', () => {
    expect(runsOf('ᏣᎳᎩ Ann')).toEqual([
      [undefined, 'ᏣᎳᎩ'],
      ['Inter', ' Ann'],
    ]);
  });

  it.each<[string, Weight, string]>([
    ['400Regular', 'regular', 'கொடி'],
    ['700Bold', 'bold', 'கொடி'],
    ['700Bold', 'regular', '王小明'],
  ])('are %s files for %s text such as %s', (file, weight, text) => {
    expect(fonts.runsOf(text, weight)[0]!.font!.file).toContain(file);
  });
});
