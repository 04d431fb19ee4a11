import { type Business, shippedBusiness } from '@ironbloom/brand';
import { filled, placeholders, unknownPlaceholders } from '@ironbloom/brand/placeholders';
import { shippedRetention as retention } from '@ironbloom/brand/retention';
import { expect, it } from '@jest/globals';

const business: Business = {
  ...shippedBusiness,
  name: 'A & <B>',
  phone: '+91 (80) 000-111',
  chat: { name: 'Signal', number: '' },
};

it.each([
  ['{name} of {city}', 'A & <B> of Bengaluru'],
  ['{phone digits}', '+9180000111'],
  ['one {if chat}on {chat} {end}two', 'one two'],
  ['{if city}in {city}{end}', 'in Bengaluru'],
  ['{if hours}a{end}{if gstin}b{end}c', 'c'],
  ['{keep messages}, {keep records}, {keep checkouts}', 'two years, one year, six months'],
  ['{keep recipients}, {keep webhooks}, {keep purchases}', '18 months, 90 days, eight years'],
  ['{town} { name } {} {', '{town} { name } {} {'],
])('%s becomes %s', (text, shown) => {
  expect(filled({ text }, { business, retention })).toEqual({ text: shown });
});

it('is escaped in HTML alone, in lists and objects as well', () => {
  const content = {
    html: '<p>{name}</p>',
    parts: [{ html: '{name}' }, { title: '{name}' }],
    count: 2,
    none: null,
  };
  expect(filled(content, { business, retention })).toEqual({
    html: '<p>A &amp; &lt;B&gt;</p>',
    parts: [{ html: 'A &amp; &lt;B&gt;' }, { title: 'A & <B>' }],
    count: 2,
    none: null,
  });
});

it('has a value for every name, and knows which names have none', () => {
  const every = placeholders.map((name) => `{${name}}`).join(' ');
  expect(unknownPlaceholders(every)).toEqual([]);
  expect(filled(every, { business: shippedBusiness, retention })).not.toContain('{');
  expect(unknownPlaceholders('{name} {town} {if chat}{x}{end} {if y}z{end} {end} {constructor}')).toEqual([
    '{town}',
    '{x}',
    '{if y}',
    '{end}',
    '{end}',
    '{constructor}',
  ]);
});

it('takes what a value holds for words, not for a placeholder', () => {
  expect(filled({ text: '{name}' }, { business: { ...business, name: '{city}' }, retention })).toEqual({
    text: '{city}',
  });
});
