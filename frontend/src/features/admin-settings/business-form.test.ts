import { shippedBusiness } from '@ironbloom/brand';
import { expect, test } from 'vitest';
import { businessOf, formOf } from './business-form.ts';
import { groups } from './fields.ts';

test('returns the published settings unchanged', () => {
  expect(businessOf(formOf({ business: shippedBusiness }))).toEqual(shippedBusiness);
});

test('returns settings without links, hours, chat and GSTIN unchanged', () => {
  const bare = {
    ...shippedBusiness,
    hours: '',
    social: [],
    chat: { name: 'WhatsApp', number: '' },
    legal: { ...shippedBusiness.legal, gstin: null },
  };
  expect(businessOf(formOf({ business: bare }))).toEqual(bare);
});

const pathsOf = (value: object, at = ''): string[] =>
  Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? pathsOf(part, `${at}${name}.`)
      : [`${at}${name}`],
  );

test('has exactly one field for every text except links', () => {
  const asked = [...groups.before, ...groups.after].flatMap(({ fields }) => fields.map(({ path }) => path));
  const texts = pathsOf(formOf({ business: shippedBusiness }));
  expect(asked.toSorted()).toEqual(texts.filter((path) => path !== 'social').toSorted());
});
