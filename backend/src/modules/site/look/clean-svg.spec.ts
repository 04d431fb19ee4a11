import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DomainError } from '../../../platform/errors/errors.ts';
import { cleanSvg, looksLikeSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const clean = (source: string) => cleanSvg(Buffer.from(source)).toString();
function refusal(source: string): string {
  try {
    return `taken: ${clean(source)}`;
  } catch (error) {
    return (error as DomainError).code;
  }
}
const RECT = '<rect width="20" height="10" fill="#123456"></rect>';

describe('a drawing', () => {
  it('keeps shapes, gradients, references and the case of names', async () => {
    const source = svg(
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ff0000"/></linearGradient>' +
        '<clipPath id="c"><rect width="20" height="10"/></clipPath></defs>' +
        '<g clip-path="url(#c)"><path d="M0 0h20v10H0z" fill="url(#a)"/></g><use href="#c"/>' +
        '<circle cx="5" cy="5" r="2" style="fill:#00ff00;stroke:url(#a)"/>',
    );
    const kept = clean(source);
    for (const part of [
      'viewBox=',
      'linearGradient',
      'gradientUnits=',
      'clip-path="url(#c)"',
      'fill="url(#a)"',
      'href="#c"',
    ])
      expect(kept).toContain(part);
    expect(kept).toMatch(/style="fill:#00ff00;stroke:url\(#a\)"/);
    const pixels = (text: string) => sharp(Buffer.from(text)).raw().toBuffer();
    expect(await pixels(kept)).toEqual(await pixels(source));
  });

  it('loses the editor’s preamble', () => {
    const head = '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- Made by an editor -->\n';
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(clean(head + doctype + svg(RECT))).toMatch(/^<svg /);
  });

  it('without a viewBox gets one from its size', () => {
    expect(clean(svg(RECT, 'width="300px" height="40"'))).toContain('viewBox="0 0 300 40"');
  });
});

describe('a hostile drawing keeps only its shapes', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['a script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script with a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['an event', '<rect width="1" height="1" onload="alert(1)" onclick="alert(1)"/>'],
    [
      'a link',
      '<a href="https://evil.example" xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>',
    ],
    [
      'a part of another file',
      '<use href="https://evil.example/x.svg#a"/><use xlink:href="//evil.example/x#a"/>',
    ],
    ['a script as address', '<use xlink:href="javascript:alert(1)"/><use href=" javascript:alert(1)"/>'],
    ['data as address', '<use href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    [
      'a paint from elsewhere',
      '<rect width="1" height="1" fill="url(https://evil.example/a)" mask="url( //evil.example/b )"/>',
    ],
    [
      'a style from elsewhere',
      '<rect width="1" height="1" style="fill:url(https://evil.example/a);background:url(//evil.example)"/>',
    ],
    ['an escaped style', '<rect width="1" height="1" style="fill:u\\72l(https://evil.example/a)"/>'],
    [
      'a set of pictures as paint',
      `<rect width="1" height="1" fill="image-set('https://evil.example/a' 1x)"/>`,
    ],
    ...['image-set', '-webkit-image-set', 'image', 'cross-fade', 'src', 'paint', 'attr'].map((name) => [
      `${name}() in a style`,
      `<rect width="1" height="1" style="fill:${name}('https://evil.example/a' 1x);mask:url(#m),${name}(&quot;//evil.example&quot;)"/>`,
    ]),
    [
      'an animation',
      '<animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>',
    ],
    ['a frame', '<iframe src="https://evil.example"/><embed src="https://evil.example"/>'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
    [
      'a handler by namespace',
      '<handler xmlns="http://www.w3.org/2001/xml-events" type="x">alert(1)</handler>',
    ],
    ['a picture by a filter', '<filter id="f"><feImage href="https://evil.example/a.png"/></filter>'],
  ])('%s', (_what, hostile) => {
    const kept = clean(svg(hostile + RECT));
    expect(kept).not.toMatch(/evil|alert|javascript|data:|on\w+=|script|animate|<set|iframe|\?xml|feImage/i);
    expect(kept).toContain('#123456');
  });

  it('keeps its text as text', () => {
    expect(clean(svg('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'))).toContain('&lt;script&gt;');
  });
});

describe('a drawing is refused', () => {
  const bomb =
    '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>' +
    svg('<text>&c;</text>');
  /** 2 kB that expand to 10^20 elements. */
  const growing = (part: (id: number) => string) =>
    svg(
      `<defs><g id="p0">${RECT}</g>${Array.from({ length: 20 }, (_, id) => part(id)).join('')}</defs><use href="#p20"/>`,
    );
  const uses = growing((id) => `<g id="p${id + 1}">${`<use href="#p${id}"/>`.repeat(10)}</g>`);
  const escaped = growing((id) => `<g id="p${id + 1}">${`<use xlink:href=" #%70${id}"/>`.repeat(10)}</g>`);
  const patterns = growing(
    (id) =>
      `<pattern id="p${id + 1}" width="1" height="1">${`<rect width="1" height="1" style="fill: url( '#p${id}' )"/>`.repeat(10)}</pattern>`,
  );
  const external = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + svg('<text>&a;</text>');
  it.each([
    ['with entities that grow', bomb, 'SVG_UNREADABLE'],
    ['with an entity from a file', external, 'SVG_UNREADABLE'],
    [
      'with a style sheet',
      svg(`<style>rect{fill:url(https://evil.example)}</style>${RECT}`),
      'SVG_WITH_STYLES',
    ],
    ['with a picture', svg('<image href="https://evil.example/a.png"/>'), 'SVG_WITH_STYLES'],
    ['with a page inside', svg('<foreignObject><body/></foreignObject>'), 'SVG_WITH_STYLES'],
    ['of more than 100 kB', svg(`<path d="${'M0 0'.repeat(30_000)}"/>`), 'SVG_TOO_LARGE'],
    ['with parts that repeat one another', uses, 'SVG_TOO_COMPLEX'],
    ['with parts that repeat one another by escaped names', escaped, 'SVG_TOO_COMPLEX'],
    ['with patterns that repeat one another', patterns, 'SVG_TOO_COMPLEX'],
    ['with a part that repeats itself', svg('<g id="a"><use href="#a"/></g>'), 'SVG_TOO_COMPLEX'],
    [
      'with a thousand groups within one another',
      svg('<g>'.repeat(1_000) + RECT + '</g>'.repeat(1_000)),
      'SVG_TOO_COMPLEX',
    ],
    ['when it is a page', '<!doctype html><html><svg></svg></html>', 'SVG_UNREADABLE'],
    ['when it is nothing', '', 'SVG_UNREADABLE'],
  ])('%s', (_what, source, code) => {
    expect(refusal(source)).toBe(code);
  });
});

it('is recognised by its beginning', () => {
  expect(looksLikeSvg(Buffer.from(' <svg/>'))).toBe(false);
  expect(looksLikeSvg(Buffer.from(svg('')))).toBe(true);
  expect(looksLikeSvg(Buffer.from('<p><svg></svg></p>'))).toBe(false);
});
