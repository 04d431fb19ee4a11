import { describe, expect, it } from '@jest/globals';
import { isGstin, isOfState } from './gstin.domain.ts';

/** With its check character, computed independently: from the right, weights 2 and 1. */
function checked(fourteen: string): string {
  let [sum, weight] = [0, 2];
  for (const letter of [...fourteen].toReversed()) {
    const product = Number.parseInt(letter, 36) * weight;
    sum += Math.floor(product / 36) + (product % 36);
    weight = weight === 2 ? 1 : 2;
  }
  return fourteen + ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

describe('a GSTIN', () => {
  it.each([
    ['of a company', '27AAPFU0939F1ZV'],
    ['of a company', '29AAGCB7383J1Z4'],
    ['of a company', '07AAACB2894G1ZP'],
    ['of a SEZ developer', '27AAJCS5738D1Z6'],
    ['of a collector of tax', '29AABCF8078M1C8'],
    ['of a collector of tax', '27AAICA3918J1CT'],
    ['of a deductor of tax', '06DELI09652G1DA'],
    ['of a deductor of tax', '27AAFT56212B1DO'],
    ['of a deductor of tax', '19AAACI1681G1DV'],
    ['of a UN body', '0717UNO00157UNO'],
    ['of a UN body', '2317UNO00001UND'],
    ['of an embassy', '3317USA00002UNE'],
    ['of an online service from abroad', '9917SGP29001OST'],
    ['of an online service from abroad', '9917USA29016OS6'],
    ['of a casual taxpayer (14th letter)', checked('27AAPFU0939F1A')],
    ['of a casual taxpayer (14th digit)', checked('27AAPFU0939F12')],
    ['of a non-resident', checked('2917NOR00001NR')],
    ['of a department', '29BLRA00000A1Z3'],
  ])('accepts %s: %s', (_, gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    ['27AAPFU0939F1ZV', '27', true],
    ['27AAPFU0939F1ZV', '29', false],
    ['0717UNO00157UNO', '07', true],
    ['0717UNO00157UNO', '17', false],
    ['9917SGP29001OST', '29', true],
  ])('%s belongs to state %s: %s', (gstin, state, is) => {
    expect(isOfState(gstin, state)).toBe(is);
  });

  it.each([
    ['with a wrong check character', '27AAPFU0939F1ZW'],
    ['of a UN body with a wrong check character', '0717UNO00157UN5'],
    ['with a letter that GSTN gives nobody in the 14th place', checked('27AAPFU0939F1L')],
    ['with no state', checked('AA17UNO00157UN')],
    ['of another country than 99', checked('0717SGP29001OS')],
    ['with two letters swapped', '27APAFU0939F1ZV'],
    ['in small letters', '27aapfu0939f1zv'],
    ['too short', '27AAPFU0939F1Z'],
    ['empty', ''],
  ])('refuses %s', (_, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });
});
