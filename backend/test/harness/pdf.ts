import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  /** Top to bottom, what stands side by side parted by two blanks. */
  lines: string[];
  title: string;
}

interface Piece {
  str: string;
  transform: number[];
  width: number;
}

/** What stands on a PDF, as another program reads it. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const page = await file.getPage(1);
  const { items } = await page.getTextContent();
  // Blanks between columns are pdf.js's own; what lies below the page is not printed.
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
