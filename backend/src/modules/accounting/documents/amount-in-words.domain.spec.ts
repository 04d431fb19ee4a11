import { expect, it } from '@jest/globals';
import { amountInWords } from './amount-in-words.domain.ts';

it.each([
  [0, 'Rupees zero only'],
  [1, 'Rupees zero and one paise only'],
  [100, 'Rupees one only'],
  [1_437_550, 'Rupees fourteen thousand three hundred seventy-five and fifty paise only'],
  [4_700_000, 'Rupees forty-seven thousand only'],
  [8_800_019, 'Rupees eighty-eight thousand and nineteen paise only'],
  [
    12_345_678_90,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and ninety paise only',
  ],
  [1_000_000_000, 'Rupees one crore only'],
  [100_000_00, 'Rupees one lakh only'],
])('%i paise are %s', (paise, text) => {
  expect(amountInWords(paise)).toBe(text);
});
