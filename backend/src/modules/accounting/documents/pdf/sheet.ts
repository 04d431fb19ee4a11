import { buffer } from 'node:stream/consumers';
import type Pdf from 'pdfkit';
import { type PaperFonts, paperFonts } from './paper-fonts.ts';
import { PaperWriter, type Place } from './paper-writer.ts';

/** What all papers have around their table. */
export interface Frame {
  /** 'Receipt' */
  title: string;
  number: string;
  /** Who was paid. */
  seller: { name: string; lines: string[]; gstin: string | null; email: string };
  /** Of what the paper is about; the file says it was made then. */
  date: Date;
  buyer: { label: string; name: string; lines: string[] };
  /** Beside the buyer. */
  facts: { label: string; value: string }[];
  /** Lines at the foot. */
  foot: string[];
  /** No real money moved. */
  test: boolean;
}

/** One column of a row: where it stands, as parts of the width, and its text. */
export interface Cell {
  text: string;
  from: number;
  width: number;
  align?: 'left' | 'right';
}

/** Points. A4 is 595.28 wide and 841.89 high. */
const LEFT = 56;
const WIDTH = 595.28 - 2 * LEFT;
/** Where the foot begins, unless very long names push it down. */
const FOOT = 841.89 - LEFT - 40;
const HALF = WIDTH / 2 - 12;
const RIGHT_HALF = LEFT + WIDTH - HALF;
const TOP = 44;
const SIZE = 10.5;
const QUIET = '#4A4D46';
const LINE = '#D8D3C5';
const NOTICE = { fill: '#FBE3A8', ink: '#4A3500' };

export const SMALL = { color: QUIET, size: 9 };
export const LOUD = { size: 16, weight: 'bold' } as const;

const left = { x: LEFT, width: HALF, size: SIZE };
const right = { ...left, x: RIGHT_HALF };

/** A page of A4, written from the top down. */
export class Sheet {
  private readonly paper: PaperWriter;
  private y = TOP;

  constructor(
    private readonly doc: InstanceType<typeof Pdf>,
    fonts: PaperFonts,
  ) {
    this.paper = new PaperWriter(doc, fonts);
  }

  /** Goes on so far below. */
  space(points: number): void {
    this.y += points;
  }

  /** What stands together: on a page of its own where the rest of this one is too short. */
  room(points: number): void {
    if (this.y + points <= FOOT) return;
    this.doc.addPage();
    this.y = TOP;
  }

  rule(): void {
    this.doc
      .moveTo(LEFT, this.y)
      .lineTo(LEFT + WIDTH, this.y)
      .lineWidth(0.75)
      .stroke(LINE);
  }

  /** Texts side by side; the longest says where the next row begins. */
  row(cells: readonly Cell[], style: Partial<Place> = {}): void {
    const below = cells.map(({ text, from, width, align = 'left' }) =>
      this.paper.write(text, {
        x: LEFT + WIDTH * from,
        width: WIDTH * width,
        size: SIZE,
        align,
        ...style,
        y: this.y,
      }),
    );
    this.y = Math.max(...below);
  }

  head({ seller, title, test }: Frame): void {
    const { paper } = this;
    const heading = { y: TOP, size: seller.name.length > 24 ? 15 : 22, weight: 'bold' } as const;
    const shown = test ? `Test ${title.toLowerCase()}` : title;
    paper.write(shown, { ...right, ...heading, align: 'right' });
    let y = paper.write(seller.name, { ...left, ...heading, width: WIDTH * 0.65 }) + 6;
    const gstin = seller.gstin ? [`GSTIN ${seller.gstin}`] : [];
    for (const line of [...seller.lines, seller.email, ...gstin]) {
      y = paper.write(line, { ...left, y, width: WIDTH });
    }
    this.y = y + 18;
    if (test) this.notice('TEST. No real money was moved.');
  }

  private notice(words: string): void {
    this.doc.roundedRect(LEFT, this.y, WIDTH, 34, 6).fill(NOTICE.fill);
    const place = { x: LEFT + 14, y: this.y + 8, width: WIDTH - 28, size: SIZE };
    this.paper.write(words, { ...place, weight: 'bold', color: NOTICE.ink });
    this.y += 34 + 18;
  }

  parties({ buyer, facts }: Frame): void {
    const { paper } = this;
    this.rule();
    this.y += 14;
    let from = paper.write(buyer.label, { ...left, ...SMALL, y: this.y });
    from = paper.write(buyer.name, { ...left, y: from, weight: 'bold' });
    for (const line of buyer.lines) from = paper.write(line, { ...left, y: from });
    let fact = this.y;
    for (const { label, value } of facts) {
      fact = paper.write(label, { ...right, ...SMALL, y: fact });
      fact = paper.write(value, { ...right, y: fact }) + 4;
    }
    this.y = Math.max(from, fact) + 18;
  }

  foot({ foot }: Frame): void {
    this.y = Math.max(FOOT, this.y + 14);
    this.rule();
    let y = this.y + 10;
    for (const line of foot) {
      y = this.paper.write(line, { ...left, ...SMALL, width: WIDTH, y });
    }
  }
}

/** One page of A4. The same paper is the same bytes: the file says it was made when what it is about was. */
export async function paperPdf(frame: Frame, drawTable: (sheet: Sheet) => void): Promise<Buffer> {
  const { seller, title, number, date } = frame;
  // With the first paper: 8 MiB of a process.
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    margin: 0,
    // The page begins without Helvetica, which nothing here is written in.
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${title} ${number}`,
      Author: seller.name,
      Creator: seller.name,
      CreationDate: date,
      ModDate: date,
    },
  });
  const sheet = new Sheet(doc, await paperFonts());
  sheet.head(frame);
  sheet.parties(frame);
  drawTable(sheet);
  sheet.foot(frame);
  doc.end();
  return buffer(doc);
}
