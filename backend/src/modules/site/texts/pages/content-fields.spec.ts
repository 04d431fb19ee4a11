import { expect, it } from '@jest/globals';
import { contentPicture, html, itemId, items } from './content-fields.ts';
import { z } from 'zod';

const uploaded = {
  source: '/uploads/018f3a52-1111-4222-8333-444455556666/picture',
  widths: [480, 960],
  width: 960,
  height: 640,
};

it.each<[string, object]>([
  ['shipped', { shipped: 'gallery/knurl-macro', alt: 'A bar' }],
  ['uploaded', { uploaded, alt: 'A bar', focalX: 0, focalY: 1 }],
  ['of a CDN', { uploaded: { ...uploaded, source: `https://cdn.example${uploaded.source}` }, alt: 'A bar' }],
])('a picture may be %s', (_, picture) => {
  expect(contentPicture.parse(picture)).toEqual(picture);
});

it.each<[string, object, string, string]>([
  ['without words', { shipped: 'gallery/knurl-macro', alt: ' ' }, 'alt', 'Please enter an alt text'],
  ['uploaded without words', { uploaded, alt: '' }, 'alt', 'Please enter an alt text'],
  ['nothing', { alt: 'A' }, '', 'Please select a picture'],
  ['two at once', { shipped: 'gallery/knurl-macro', uploaded, alt: 'A' }, '', 'Please select a picture'],
  [
    'that of another site',
    { uploaded: { ...uploaded, source: 'https://evil.example/a.png' }, alt: 'A' },
    'uploaded.source',
    'Please upload a picture',
  ],
])('a picture may not be %s', (_, picture, field, words) => {
  const [issue] = contentPicture.safeParse(picture).error?.issues ?? [];
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, words]);
});

it('an item has a unique id that is valid in an address', () => {
  const list = items(z.object({ id: itemId }), 2);
  expect(list.safeParse([{ id: 'a' }, { id: 'b-2' }]).success).toBe(true);
  for (const wrong of [['A'], ['a b'], ['-a'], ['a-'], [''], ['a', 'a'], ['a', 'b', 'c'], ['é']]) {
    expect([wrong, list.safeParse(wrong.map((id) => ({ id }))).success]).toEqual([wrong, false]);
  }
});

it('clean HTML is not changed', () => {
  const clean =
    '<p>One <strong>two</strong><br />three.</p><ul><li>a</li></ul><p><a href="tel:{phone digits}">{phone}</a></p>';
  expect(html(500).parse(clean)).toBe(clean);
});
