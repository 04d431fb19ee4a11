import { type Business, shippedBusiness, shippedPromises as promises } from '@ironbloom/brand';
import { filled, placeholders, unknownPlaceholders } from '@ironbloom/brand/placeholders';
import { shippedRetention as retention } from '@ironbloom/brand/retention';
import { describe, expect, it } from '@jest/globals';
import { sanitizeParagraphs } from '../../content/editing/content-html.ts';

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
  ['{keep health}, {keep coaching}', '90 days, two years'],
  ['{call time}, {plan time}, {refund time}', '24 hours, 48 hours, 7 days'],
  ['{town} { name } {} {', '{town} { name } {} {'],
])('%s becomes %s', (text, shown) => {
  expect(filled({ text }, { business, retention, promises })).toEqual({ text: shown });
});

it('is escaped in HTML only, also in lists and objects', () => {
  const content = {
    html: '<p>{name}</p>',
    parts: [{ html: '{name}' }, { title: '{name}' }],
    count: 2,
    none: null,
  };
  expect(filled(content, { business, retention, promises })).toEqual({
    html: '<p>A &amp; &lt;B&gt;</p>',
    parts: [{ html: 'A &amp; &lt;B&gt;' }, { title: 'A & <B>' }],
    count: 2,
    none: null,
  });
});

describe('a link', () => {
  const link = (address: string, name: string) => {
    const html = sanitizeParagraphs(`<p><a title="t" href="${address}">x</a></p>`);
    return filled({ html }, { business: { ...business, name }, retention, promises }).html;
  };

  it.each([
    ['{name}', 'javascript:alert(1)'],
    ['{name}', ' \tJavaScript:alert(1)'],
    ['{name}', 'java\nscript:alert(1)'],
    ['java{name}', 'script:alert(1)'],
    ['{if name}javascript:{end}alert(1)', 'A'],
    ['{if name}data:{end}text/html,x', 'A'],
    ['{name}', 'vbscript:x'],
  ])('to %s of a business called %j is disarmed', (address, name) => {
    expect(link(address, name)).toBe('<p><a title="t">x</a></p>');
  });

  it.each([
    ['tel:{phone digits}', 'tel:+9180000111'],
    ['mailto:{email}', `mailto:${business.supportEmail}`],
    ['https://maps.example/?a=1&b={city}', 'https://maps.example/?a=1&amp;b=Bengaluru'],
    ['/contact?about={name}#form', '/contact?about=A &amp; B#form'],
    ['#{if city}section{end}', '#section'],
  ])('to %s is unchanged', (address, shown) => {
    expect(link(address, 'A & B')).toContain(`href="${shown}"`);
  });
});

it('has a value for every name, and reports unknown names', () => {
  const every = placeholders.map((name) => `{${name}}`).join(' ');
  expect(unknownPlaceholders(every)).toEqual([]);
  expect(filled(every, { business: shippedBusiness, retention, promises })).not.toContain('{');
  expect(unknownPlaceholders('{name} {town} {if chat}{x}{end} {if y}z{end} {end} {constructor}')).toEqual([
    '{town}',
    '{x}',
    '{if y}',
    '{end}',
    '{end}',
    '{constructor}',
  ]);
});

it('does not expand placeholders within values', () => {
  const named = { ...business, name: '{city}' };
  expect(filled({ text: '{name}' }, { business: named, retention, promises })).toEqual({ text: '{city}' });
});
