import type { TaxPaper } from '../tax-paper.ts';
import { type Cell, LOUD, paperPdf, type Sheet, SMALL } from './sheet.ts';

/** Points that a row of the sums takes, and all below them. */
const SUM = 20;
const TOTAL = 70;

/** One page of A4, two where names are very long; the same paper is the same bytes. */
export function taxPdf(paper: TaxPaper): Promise<Buffer> {
  return paperPdf(paper, (sheet) => {
    drawLines(sheet, paper);
    sheet.room(paper.sums.length * SUM + TOTAL);
    for (const { label, amount } of paper.sums) {
      sheet.space(4);
      sheet.row(sum(label, amount));
    }
    sheet.space(paper.sums.length > 0 ? 8 : 0);
    sheet.rule();
    sheet.space(10);
    sheet.row(sum(paper.total.label, paper.total.amount), LOUD);
    sheet.row([{ text: paper.inWords, from: 0, width: 1, align: 'right' }], SMALL);
  });
}

function drawLines(sheet: Sheet, { sac, lines, sums }: TaxPaper): void {
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
