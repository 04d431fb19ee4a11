import { describe, expect, it } from '@jest/globals';
import { runsOf } from './paper-fonts.ts';

const fontsOf = (text: string) =>
  runsOf(text, 'bold').map(({ font, text: letters }) => [font.name.match(/[^/]*$/)?.[0], letters]);

describe('the fonts of a paper', () => {
  it('are the small Latin one alone for what papers usually say', () => {
    const usual = 'Zoë Łukasz paid ₹1,499.50 – “Buddy” − 3 × 4 → 10 %';
    expect(fontsOf(usual)).toEqual([['inter-latin-bold.ttf', usual]]);
  });

  it('are whole ones for letters that it has not', () => {
    expect(fontsOf('Zoë Юлия ज्ञान')).toEqual([
      ['inter-latin-bold.ttf', 'Zoë '],
      ['Inter_700Bold.ttf', 'Юлия'],
      ['inter-latin-bold.ttf', ' '],
      ['NotoSansDevanagari_700Bold.ttf', 'ज्ञान'],
    ]);
  });
});
