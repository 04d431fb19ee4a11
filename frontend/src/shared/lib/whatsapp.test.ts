import { expect, test } from 'vitest';
import { whatsappNumber } from './whatsapp.ts';

test.each([
  ['90000 00012', '919000000012'],
  ['090000 00012', '919000000012'],
  ['+44 20 7183 8750', '442071838750'],
  ['12345', undefined],
])('%s on WhatsApp: %s', (phone, number) => expect(whatsappNumber(phone)).toBe(number));
