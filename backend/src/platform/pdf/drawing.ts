import type { PdfDocument } from './writer.ts';

/** A value of a tag: `fill="#fff"`. */
function attribute(tag: string, name: string): string | undefined {
  const [, after] = tag.split(` ${name}="`);
  return after?.split('"')[0];
}

/** `translate(180 20)`, and `scale(1.4)` after it. */
function move(doc: PdfDocument, tag: string): void {
  const transform = attribute(tag, 'transform') ?? '';
  const numbersOf = (kind: string): number[] =>
    (transform.split(`${kind}(`)[1]?.split(')')[0] ?? '').split(' ').filter(Boolean).map(Number);
  const [x = 0, y = 0] = numbersOf('translate');
  const [scale = 1] = numbersOf('scale');
  doc.translate(x, y).scale(scale);
}

/** Draws an SVG of our own: groups that are moved and scaled, with filled paths and circles. */
export function drawingOf(
  doc: PdfDocument,
  svg: string,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const tags = svg.split('<').slice(1);
  const [, , , tall] = (attribute(tags[0] ?? '', 'viewBox') ?? '').split(' ').map(Number);
  doc.save();
  doc.translate(x, y).scale(height / (tall ?? height));
  for (const tag of tags) {
    const [name] = tag.split(/[\s>]/, 1);
    if (name === '/g') doc.restore();
    if (name !== 'g' && name !== 'path' && name !== 'circle') continue;
    doc.save();
    move(doc, tag);
    if (name === 'g') continue;
    const fill = attribute(tag, 'fill') ?? '#000000';
    const numberOf = (asked: string): number => Number(attribute(tag, asked));
    if (name === 'path') doc.path(attribute(tag, 'd')!).fill(fill, 'even-odd');
    else doc.circle(numberOf('cx'), numberOf('cy'), numberOf('r')).fill(fill);
    doc.restore();
  }
  doc.restore();
}
