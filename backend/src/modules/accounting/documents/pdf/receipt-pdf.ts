import type { ReceiptPaper } from '../receipt-paper.ts';
import { type Cell, LOUD, paperPdf, SMALL } from './sheet.ts';

/** One page of A4; the same receipt is the same bytes. */
export function receiptPdf(receipt: ReceiptPaper): Promise<Buffer> {
  return paperPdf(receipt, (sheet) => {
    sheet.row(cells('Program', 'Amount'), SMALL);
    sheet.space(4);
    sheet.rule();
    for (const { what, amount } of receipt.lines) {
      sheet.space(8);
      sheet.row(cells(what, amount));
    }
    sheet.space(8);
    sheet.rule();
    sheet.space(10);
    sheet.row(cells('Paid', receipt.paid), LOUD);
  });
}

const cells = (what: string, amount: string): Cell[] => [
  { text: what, from: 0, width: 0.7 },
  { text: amount, from: 0.7, width: 0.3, align: 'right' },
];
