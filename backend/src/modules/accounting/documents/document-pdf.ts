import type { Frame, ReceiptContent, TaxContent } from './document-contents.ts';
import { drawnPdf } from '../../../platform/pdf/document.ts';
import type { PdfDocument, Place, TextWriter } from '../../../platform/pdf/writer.ts';

/** Cell of a row: position and width as fractions of the page width, and its text. */
export interface Cell {
  text: string;
  from: number;
  width: number;
  align?: 'left' | 'right';
}

/** Points. A4 is 595.28 wide and 841.89 high. */
const LEFT = 56;
const WIDTH = 595.28 - 2 * LEFT;
/** Start of the foot, unless long names push it down. */
const FOOT = 841.89 - LEFT - 40;
const HALF = WIDTH / 2 - 12;
const RIGHT_HALF = LEFT + WIDTH - HALF;
const TOP = 44;
const SIZE = 10.5;
const SECONDARY = '#4A4D46';
const LINE = '#D8D3C5';
const NOTICE = { fill: '#FBE3A8', ink: '#4A3500' };

export const SMALL = { color: SECONDARY, size: 9 };
export const EMPHASIS = { size: 16, weight: 'bold' } as const;

const left = { x: LEFT, width: HALF, size: SIZE };
const right = { ...left, x: RIGHT_HALF };

/** An A4 page, written from the top. */
export class Sheet {
  private y = TOP;

  constructor(
    private readonly doc: PdfDocument,
    private readonly writer: TextWriter,
  ) {}

  /** Adds vertical space in points. */
  space(points: number): void {
    this.y += points;
  }

  /** Keeps the next `points` together: begins a page when they do not fit. */
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

  /** Writes cells side by side; the tallest sets the next row. */
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

/** A4 document. Deterministic: dates come from the frame. */
export function documentPdf(frame: Frame, drawTable: (sheet: Sheet) => void): Promise<Buffer> {
  const { seller, title, number, date } = frame;
  return drawnPdf({ title: `${title} ${number}`, author: seller.name, date }, (doc, writer) => {
    const sheet = new Sheet(doc, writer);
    sheet.head(frame);
    sheet.parties(frame);
    drawTable(sheet);
    sheet.foot(frame);
  });
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
    sheet.row(lineCells('Paid', receipt.paid), EMPHASIS);
  });
}

const lineCells = (what: string, amount: string): Cell[] => [
  { text: what, from: 0, width: 0.7 },
  { text: amount, from: 0.7, width: 0.3, align: 'right' },
];

/** Height of a row of the sums, and of all below them, in points. */
const SUM = 20;
const TOTAL = 70;

/** One page of A4, two with very long names. */
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
    sheet.row(sum(content.total.label, content.total.amount), EMPHASIS);
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
    // The line of an offer has no code and quantity.
    sheet.row(cells(what, index === 0 ? (sac ?? '') : '', index === 0 ? '1' : '', amount));
  });
  sheet.space(8);
  sheet.rule();
}

const sum = (label: string, amount: string): Cell[] => [
  { text: label, from: 0.4, width: 0.3 },
  { text: amount, from: 0.7, width: 0.3, align: 'right' },
];
