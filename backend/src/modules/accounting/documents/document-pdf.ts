import type { Frame, ReceiptContent, TaxContent } from './document-contents.ts';
import { drawBand, type Letterhead } from '../../../platform/pdf/band.ts';
import { drawnPdf } from '../../../platform/pdf/document.ts';
import { baselineOf, type PdfDocument, type Place, type TextWriter } from '../../../platform/pdf/writer.ts';

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
const PANEL = '#F4F1EA';
const NOTICE = { fill: '#FBE3A8', ink: '#4A3500' };

/** Letters; a longer amount is smaller. */
const LONG_AMOUNT = 11;
/** Points; parties are smaller with a taller buyer. */
const LONG_BUYER = 100;

export const SMALL = { color: SECONDARY, size: 9 };
export const EMPHASIS = { size: 20, weight: 'display' } as const;

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
    // Long names push the foot down.
    if (this.y + points <= FOOT + 20) return;
    this.doc.addPage();
    this.y = TOP;
  }

  rule(y = this.y, { x, width } = { x: LEFT, width: WIDTH }): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
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

  head({ seller, title, test }: Frame, letterhead: Letterhead): void {
    const shown = test ? `Test ${title.toLowerCase()}` : title;
    const named = { ...letterhead, name: seller.name };
    this.y = drawBand(this.doc, this.writer, named, { left: LEFT, title: shown }) + 20;
    if (test) this.notice('TEST. No real money was moved.');
  }

  private notice(words: string): void {
    this.doc.roundedRect(LEFT, this.y, WIDTH, 30, 6).fill(NOTICE.fill);
    const place = { x: LEFT + 14, y: this.y + 7, width: WIDTH - 28, size: SIZE };
    this.writer.write(words, { ...place, weight: 'bold', color: NOTICE.ink });
    this.y += 30 + 14;
  }

  /** The amount with the parties below it; the facts at the right. */
  parties({ buyer, seller, facts, figure }: Frame): void {
    const { writer, y: top } = this;
    let y = writer.write(figure.label, { ...left, ...SMALL, y: top });
    const large = figure.amount.length > LONG_AMOUNT ? 30 : 46;
    y = writer.write(figure.amount, { ...left, y: y - 8, size: large, weight: 'display' }) + 4;
    let fact = top;
    for (const { label, value } of facts) {
      this.rule(fact, right);
      // On one line with its value.
      const labelY = fact + 6 + baselineOf(SIZE) - baselineOf(SMALL.size);
      writer.write(label, { ...right, ...SMALL, y: labelY, width: HALF * 0.38 });
      const place = { ...right, x: right.x + HALF * 0.38, width: HALF * 0.62 };
      fact = writer.write(value, { ...place, y: fact + 6, align: 'right' }) + 6;
    }
    this.rule(fact, right);
    const tall = (width: number, size: number) =>
      [buyer.name, ...buyer.lines].reduce((sum, line) => sum + writer.heightOf(line, { width, size }), 0);
    const size = tall(HALF, SIZE) > LONG_BUYER ? SMALL.size : SIZE;
    const below = Math.max(y, fact);
    // Beside the facts, unless it ends higher below them.
    const place =
      y + tall(HALF, size) <= below + tall(WIDTH, size)
        ? { ...left, size, y }
        : { ...left, size, y: below, width: WIDTH };
    y = this.party(buyer.label, buyer.name, buyer.lines, place);
    const gstin = seller.gstin ? [`GSTIN ${seller.gstin}`] : [];
    const from = { ...left, size, width: WIDTH, y: Math.max(y, fact) + 8 };
    this.y = this.party('From', seller.name, [...seller.lines, seller.email, ...gstin], from) + 20;
  }

  private party(label: string, name: string, lines: readonly string[], place: Place): number {
    const { writer } = this;
    let y = writer.write(label, { ...place, ...SMALL });
    y = writer.write(name, { ...place, y, weight: 'bold' });
    for (const line of lines) y = writer.write(line, { ...place, y });
    return y;
  }

  /** In the empty part above the foot; left out where long names leave no room. */
  next({ next }: Frame, { colors }: Letterhead): void {
    const height = 52 + next.length * 19;
    const top = this.y + 22;
    if (top + height > FOOT - 10) return;
    this.doc.roundedRect(LEFT, top, WIDTH, height, 6).fill(PANEL);
    this.doc.rect(LEFT, top, 3, height).fill(colors.lime);
    const inner = { x: LEFT + 22, width: WIDTH - 44 };
    let y =
      this.writer.write('What happens next', { ...inner, y: top + 10, size: 17, weight: 'display' }) + 4;
    for (const { label, text } of next) {
      this.writer.write(label, { ...inner, y, size: SIZE, weight: 'bold', width: 130 });
      this.writer.write(text, { ...inner, x: inner.x + 134, y, size: SIZE, width: inner.width - 134 });
      y += 19;
    }
    this.y = top + height;
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
export function documentPdf(
  frame: Frame,
  letterhead: Letterhead,
  drawTable: (sheet: Sheet) => void,
): Promise<Buffer> {
  const { seller, title, number, date } = frame;
  return drawnPdf({ title: `${title} ${number}`, author: seller.name, date }, (doc, writer) => {
    const sheet = new Sheet(doc, writer);
    sheet.head(frame, letterhead);
    sheet.parties(frame);
    drawTable(sheet);
    sheet.next(frame, letterhead);
    sheet.foot(frame);
  });
}

/** One page of A4. */
export function receiptPdf(receipt: ReceiptContent, letterhead: Letterhead): Promise<Buffer> {
  return documentPdf(receipt, letterhead, (sheet) => {
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
const SUM = 19.5;
const TOTAL = 62;

/** One page of A4, two with very long names. */
export function taxPdf(content: TaxContent, letterhead: Letterhead): Promise<Buffer> {
  return documentPdf(content, letterhead, (sheet) => {
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
