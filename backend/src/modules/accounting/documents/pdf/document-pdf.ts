import { buffer } from 'node:stream/consumers';
import type Pdf from 'pdfkit';
import type { Frame, ReceiptContent, TaxContent } from '../document-contents.ts';
import { documentFonts, type DocumentFonts } from './fonts.ts';
import { TextWriter, type Place } from './writer.ts';

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
  private readonly writer: TextWriter;
  private y = TOP;

  constructor(
    private readonly doc: InstanceType<typeof Pdf>,
    fonts: DocumentFonts,
  ) {
    this.writer = new TextWriter(doc, fonts);
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
      this.writer.write(text, {
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
    const { writer } = this;
    const heading = { y: TOP, size: seller.name.length > 24 ? 15 : 22, weight: 'bold' } as const;
    const shown = test ? `Test ${title.toLowerCase()}` : title;
    writer.write(shown, { ...right, ...heading, align: 'right' });
    let y = writer.write(seller.name, { ...left, ...heading, width: WIDTH * 0.65 }) + 6;
    const gstin = seller.gstin ? [`GSTIN ${seller.gstin}`] : [];
    for (const line of [...seller.lines, seller.email, ...gstin]) {
      y = writer.write(line, { ...left, y, width: WIDTH });
    }
    this.y = y + 18;
    if (test) this.notice('TEST. No real money was moved.');
  }

  private notice(words: string): void {
    this.doc.roundedRect(LEFT, this.y, WIDTH, 34, 6).fill(NOTICE.fill);
    const place = { x: LEFT + 14, y: this.y + 8, width: WIDTH - 28, size: SIZE };
    this.writer.write(words, { ...place, weight: 'bold', color: NOTICE.ink });
    this.y += 34 + 18;
  }

  parties({ buyer, facts }: Frame): void {
    const { writer } = this;
    this.rule();
    this.y += 14;
    let from = writer.write(buyer.label, { ...left, ...SMALL, y: this.y });
    from = writer.write(buyer.name, { ...left, y: from, weight: 'bold' });
    for (const line of buyer.lines) from = writer.write(line, { ...left, y: from });
    let fact = this.y;
    for (const { label, value } of facts) {
      fact = writer.write(label, { ...right, ...SMALL, y: fact });
      fact = writer.write(value, { ...right, y: fact }) + 4;
    }
    this.y = Math.max(from, fact) + 18;
  }

  foot({ foot }: Frame): void {
    this.y = Math.max(FOOT, this.y + 14);
    this.rule();
    let y = this.y + 10;
    for (const line of foot) {
      y = this.writer.write(line, { ...left, ...SMALL, width: WIDTH, y });
    }
  }
}

/** One page of A4. Deterministic: the file says that it was made when what it is about was. */
export async function documentPdf(frame: Frame, drawTable: (sheet: Sheet) => void): Promise<Buffer> {
  const { seller, title, number, date } = frame;
  // Loaded with the first document: 8 MiB of a process.
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
  const sheet = new Sheet(doc, await documentFonts());
  sheet.head(frame);
  sheet.parties(frame);
  drawTable(sheet);
  sheet.foot(frame);
  doc.end();
  return buffer(doc);
}

/** One page of A4. */
export function receiptPdf(receipt: ReceiptContent): Promise<Buffer> {
  return documentPdf(receipt, (sheet) => {
    sheet.row(lineCells('Program', 'Amount'), SMALL);
    sheet.space(4);
    sheet.rule();
    for (const { what, amount } of receipt.lines) {
      sheet.space(8);
      sheet.row(lineCells(what, amount));
    }
    sheet.space(8);
    sheet.rule();
    sheet.space(10);
    sheet.row(lineCells('Paid', receipt.paid), LOUD);
  });
}

const lineCells = (what: string, amount: string): Cell[] => [
  { text: what, from: 0, width: 0.7 },
  { text: amount, from: 0.7, width: 0.3, align: 'right' },
];

/** Points that a row of the sums takes, and all below them. */
const SUM = 20;
const TOTAL = 70;

/** One page of A4, two where names are very long. */
export function taxPdf(content: TaxContent): Promise<Buffer> {
  return documentPdf(content, (sheet) => {
    drawLines(sheet, content);
    sheet.room(content.sums.length * SUM + TOTAL);
    for (const { label, amount } of content.sums) {
      sheet.space(4);
      sheet.row(sum(label, amount));
    }
    sheet.space(content.sums.length > 0 ? 8 : 0);
    sheet.rule();
    sheet.space(10);
    sheet.row(sum(content.total.label, content.total.amount), LOUD);
    sheet.row([{ text: content.inWords, from: 0, width: 1, align: 'right' }], SMALL);
  });
}

function drawLines(sheet: Sheet, { sac, lines, sums }: TaxContent): void {
  const cells = (what: string, code: string, quantity: string, amount: string): Cell[] => [
    { text: what, from: 0, width: 0.48 },
    { text: code, from: 0.5, width: 0.14 },
    { text: quantity, from: 0.64, width: 0.08, align: 'right' },
    { text: amount, from: 0.74, width: 0.26, align: 'right' },
  ];
  const heading = sums.length > 0 ? 'Taxable value' : 'Amount';
  sheet.row(cells('Program', sac ? 'SAC' : '', 'Qty', heading), SMALL);
  sheet.space(4);
  sheet.rule();
  lines.forEach(({ what, amount }, index) => {
    sheet.space(8);
    // What an offer takes off is no thing of its own.
    sheet.row(cells(what, index === 0 ? (sac ?? '') : '', index === 0 ? '1' : '', amount));
  });
  sheet.space(8);
  sheet.rule();
}

const sum = (label: string, amount: string): Cell[] => [
  { text: label, from: 0.4, width: 0.3 },
  { text: amount, from: 0.7, width: 0.3, align: 'right' },
];
