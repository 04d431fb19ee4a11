import { shippedBusiness } from '@ironbloom/brand';
import { expect, test } from 'vitest';
import { businessOf, valuesOf } from './business-form.ts';
import { groups } from './fields.ts';

test('what is published comes back from the form unchanged', () => {
  const values = valuesOf({ business: { ...shippedBusiness, social: [...shippedBusiness.social] } });
  expect(businessOf(values)).toEqual(shippedBusiness);
});

test('without links, hours, chat and GSTIN it does, too', () => {
  const bare = {
    ...shippedBusiness,
    hours: '',
    social: [],
    chat: { name: 'WhatsApp', number: '' },
    legal: { ...shippedBusiness.legal, gstin: null },
  };
  expect(businessOf(valuesOf({ business: bare }))).toEqual(bare);
});

test('the form asks for every text but the links, each once', () => {
  const asked = [...groups.before, ...groups.after].flatMap(({ fields }) => fields.map(({ name }) => name));
  const texts = Object.keys(valuesOf({ business: { ...shippedBusiness, social: [] } }));
  expect(asked.toSorted()).toEqual(texts.filter((name) => name !== 'social').toSorted());
});
