import { describe, expect, it } from '@jest/globals';
import { isGstin } from './gstin.domain.ts';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AAACB2894G1ZP'])('%s is one', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    ['with a wrong check character', '27AAPFU0939F1ZW'],
    ['with two letters swapped', '27APAFU0939F1ZV'],
    ['in small letters', '27aapfu0939f1zv'],
    ['too short', '27AAPFU0939F1Z'],
    ['empty', ''],
  ])('%s is none', (_, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });
});
