import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import type { ReceiptPaper } from '../receipt-paper.ts';
import { PaperWriter } from './paper-writer.ts';

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

/** One page of A4. The same receipt is the same bytes: the file says it was made when the payment was. */
export async function receiptPdf(receipt: ReceiptPaper): Promise<Buffer> {
  const { seller, completedAt } = receipt;
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    // The page begins without Helvetica, which nothing here is written in.
    font: '',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `Receipt ${receipt.number}`,
      Author: seller.name,
      Creator: seller.name,
      CreationDate: completedAt,
      ModDate: completedAt,
    },
  });
  draw(doc, receipt);
  doc.end();
  return buffer(doc);
}

function draw(doc: InstanceType<typeof Pdf>, receipt: ReceiptPaper): void {
  const { seller, buyer, test } = receipt;
  const paper = new PaperWriter(doc);
  const left = { x: LEFT, width: HALF, size: SIZE };
  const right = { ...left, x: RIGHT_HALF };
  const rule = (y: number) =>
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.75)
      .stroke(LINE);

  const title = test ? 'Test receipt' : 'Receipt';
  const heading = { y: TOP, size: seller.name.length > 24 ? 15 : 22, weight: 'bold' } as const;
  paper.write(title, { ...right, ...heading, align: 'right' });
  let y = paper.write(seller.name, { ...left, ...heading, width: WIDTH * 0.65 }) + 6;
  for (const line of seller.lines) y = paper.write(line, { ...left, y, width: WIDTH });
  y = paper.write(seller.email, { ...left, y, width: WIDTH });
  if (seller.gstin) y = paper.write(`GSTIN ${seller.gstin}`, { ...left, y, width: WIDTH });
  y += 18;

  if (test) {
    doc.roundedRect(LEFT, y, WIDTH, 34, 6).fill(NOTICE.fill);
    const words = 'TEST. No real money was moved.';
    paper.write(words, {
      ...left,
      x: LEFT + 14,
      y: y + 8,
      width: WIDTH - 28,
      weight: 'bold',
      color: NOTICE.ink,
    });
    y += 34 + 18;
  }
  rule(y);
  y += 14;
  const small = { color: QUIET, size: 9 };
  let from = paper.write('Received from', { ...left, ...small, y });
  from = paper.write(buyer.name, { ...left, y: from, weight: 'bold' });
  from = paper.write(buyer.email, { ...left, y: from });
  let facts = y;
  for (const { label, value } of receipt.facts) {
    facts = paper.write(label, { ...right, ...small, y: facts });
    facts = paper.write(value, { ...right, y: facts }) + 4;
  }
  y = Math.max(from, facts) + 18;

  const what = { ...left, width: WIDTH * 0.7 };
  const amount = { x: LEFT + WIDTH * 0.7, width: WIDTH * 0.3, size: SIZE, align: 'right' as const };
  const row = (text: string, sum: string, style: object) => {
    const below = paper.write(text, { ...what, ...style, y });
    y = Math.max(below, paper.write(sum, { ...amount, ...style, y }));
  };
  row('Program', 'Amount', small);
  rule((y += 4));
  for (const line of receipt.lines) {
    y += 8;
    row(line.what, line.amount, {});
  }
  rule((y += 8));
  y += 10;
  row('Paid', receipt.paid, { size: 16, weight: 'bold' });

  const foot = { ...left, ...small, width: WIDTH };
  y = Math.max(FOOT, y + 14);
  rule(y);
  const below = paper.write(receipt.terms, { ...foot, y: y + 10 });
  paper.write(`Questions? Write to ${seller.email}.`, { ...foot, y: below });
}
