import type { PdfDocument, TextWriter } from './writer.ts';

/** Draws the logo in a box of this height. */
export type DrawLogo = (doc: PdfDocument, place: { x: number; y: number; height: number }) => void;

/** How the business shows itself on paper. */
export interface Letterhead {
  /** In letters where there is no logo. */
  name: string;
  logo: DrawLogo | undefined;
  colors: { ink: string; lime: string };
}

const PAGE_WIDTH = 595.28;
const LOGO_HEIGHT = 22;
const PADDING = 24;
const HAIRLINE = 2;
const PAPER = '#F4F1EA';

/** The head of the first page: ink with a lime hairline. @param title at its right @returns its height */
export function drawBand(
  doc: PdfDocument,
  writer: TextWriter,
  { name, logo, colors }: Letterhead,
  { left, title = '' }: { left: number; title?: string },
): number {
  const width = PAGE_WIDTH - 2 * left;
  const size = name.length > 24 ? 14 : 26;
  const named = { x: left, width: width * 0.62, size, weight: 'display', color: PAPER } as const;
  const content = logo ? LOGO_HEIGHT : writer.heightOf(name, named);
  const height = content + 2 * PADDING;
  doc.rect(0, 0, PAGE_WIDTH, height).fill(colors.ink);
  doc.rect(0, height, PAGE_WIDTH, HAIRLINE).fill(colors.lime);
  if (logo) logo(doc, { x: left, y: PADDING, height: LOGO_HEIGHT });
  else writer.write(name, { ...named, y: PADDING });
  const titled = { x: left + width * 0.64, width: width * 0.36, size: 20, weight: 'display' } as const;
  const tall = writer.heightOf(title, titled);
  writer.write(title, { ...titled, y: (height - tall) / 2, align: 'right', color: PAPER });
  return height + HAIRLINE;
}
