import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  /** Top to bottom; columns are separated by two spaces. */
  lines: string[];
  title: string;
}

interface Piece {
  str: string;
  transform: number[];
  width: number;
}

/** Text of one page of a PDF, read by another program. */
export async function readPdf(pdf: Uint8Array, number = 1): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const page = await file.getPage(number);
  const { items } = await page.getTextContent();
  // Spaces between columns are made by pdf.js; text below the page is not printed.
  const seen = ({ str, transform }: Piece) => str.trim() !== '' && (transform[5] ?? 0) > 0;
  const pieces = items.filter((item): item is (typeof items)[number] & Piece => 'str' in item && seen(item));
  const rows = Map.groupBy(pieces, ({ transform }) => Math.round(transform[5] ?? 0));
  const lines = [...rows].toSorted(([a], [b]) => b - a).map(([, row]) => lineOf(row));
  const { info } = await file.getMetadata();
  const title = String((info as { Title?: string }).Title);
  const { numPages: pages } = file;
  await task.destroy();
  return { pages, lines, title };
}

function lineOf(row: readonly Piece[]): string {
  const pieces = row.toSorted((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0));
  let line = '';
  let end: number | undefined;
  for (const { str, transform, width } of pieces) {
    const left = transform[4] ?? 0;
    line += gap(left - (end ?? left)) + str.trim();
    end = left + width;
  }
  return line;
}

function gap(points: number): string {
  if (points > 12) return '  ';
  return points > 1 ? ' ' : '';
}

/** What pdf.js does not report: the letters given for glyphs, and glyph numbers of the page. 0 is a missing glyph. */
export function readGlyphs(pdf: Buffer): { letters: string[]; glyphs: number[] } {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  const page = [...streams]
    .map(([, stream]) => inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1'))
    .find((text) => text.includes(' Tf\n'))!;
  const letters = [...page.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, text]) =>
    unescaped(text!),
  );
  const glyphs = [...page.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) =>
    hex!.match(/.{4}/g)!.map((glyph) => Number.parseInt(glyph, 16)),
  );
  return { letters, glyphs };
}

/** UTF-16 string of a PDF after its byte order mark. */
function unescaped(text: string): string {
  const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = text.replaceAll(/\\(.)/gs, (_, letter: string) => controls[letter] ?? letter);
  return Buffer.from(bytes, 'latin1').swap16().toString('utf16le').slice(1);
}
