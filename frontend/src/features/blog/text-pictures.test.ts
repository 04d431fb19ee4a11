import { expect, it } from 'vitest';
import { withWidths } from './text-pictures.ts';

const id = '0f6dfc05-9b29-4d9e-a3fe-e85e96363b59';
const source = `https://cdn.example/uploads/${id}/picture`;
const widths = { [id]: [480, 1080] };
const img = (src: string, size = ' width="1080" height="600"') =>
  `<img src="${src}" alt="a &gt; b"${size} loading="lazy" />`;
const picture = (html: string) =>
  new DOMParser().parseFromString(withWidths(html, widths), 'text/html').querySelector('picture');

it('an upload comes in the width that the screen asks for', () => {
  const shown = picture(`<figure>${img(`${source}-1080.webp`)}<figcaption>C</figcaption></figure>`)!;
  const { srcset, sizes } = shown.querySelector('source')!;
  expect(srcset).toBe(`${source}-480.avif 480w, ${source}-1080.avif 1080w`);
  expect(sizes).toBe('(min-width: 600px) 1080px, 92vw');
  expect(shown.innerHTML).toContain(img(`${source}-1080.webp`).replace(' />', '>'));
  expect(shown.nextElementSibling?.textContent).toBe('C');
});

it.each([
  ['another', img(`/uploads/${id.replace('0', '1')}/picture-1080.webp`)],
  ['what only looks like one', img('/uploads/constructor/picture-1080.webp')],
  ['a shipped one', img('/media/blog/sleep-800.webp')],
  ['one of no size', img(`${source}-1080.webp`, '')],
])('leaves %s as it is', (_what, html) => {
  expect(withWidths(html, widths)).toBe(html);
  expect(withWidths(html)).toBe(html);
});
