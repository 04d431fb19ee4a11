import { expect, it } from '@jest/globals';
import { pictureIdsIn, sanitizePlan } from './plan-html.ts';

const ID = '0198f000-0000-7000-8000-000000000001';

it('keeps headings, lists, tables and pictures that are private files', () => {
  const html = `<h2>Week 1</h2><ul><li>Squat</li></ul><p><img src="/api/private-files/${ID}" alt="Form" /></p>`;
  expect(sanitizePlan(html)).toBe(html);
  expect(pictureIdsIn(sanitizePlan(html))).toEqual([ID]);
});

it.each([
  ['<p>a<script>b</script></p>', '<p>a</p>'],
  ['<p onclick="x">a</p>', '<p>a</p>'],
  ['<a href="javascript:x">a</a>', '<a>a</a>'],
  ['<img src="https://example.com/x.png">', ''],
  [`<img src="/api/private-files/${ID}/../../x">`, ''],
  ['<img src="/uploads/x.webp">', ''],
])('takes %s as %s', (html, clean) => {
  expect(sanitizePlan(html)).toBe(clean);
});
