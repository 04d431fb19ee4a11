import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.domain.ts';
import { indianTime } from '../../../platform/text/indian-day.domain.ts';
import type { SettlementLine } from '../../payments/razorpay/settlement-line.domain.ts';

const HEADS = [
  'Settlement',
  'UTR',
  'Settled (IST)',
  'Type',
  'ID',
  'Of payment',
  'Order ID',
  'Made (IST)',
  'Method',
  'Currency',
  'Amount',
  'Fee with tax',
  'Tax',
  'Paid out',
  'Taken',
  'On hold',
  'Dispute',
];
const LINES_AT_A_TIME = 500;

/** The lines as Razorpay says them, amounts in rupees: some at a time, so that others get their turn. */
export function* settlementsCsv(lines: readonly SettlementLine[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADS);
  for (let from = 0; from < lines.length; from += LINES_AT_A_TIME) {
    yield lines
      .slice(from, from + LINES_AT_A_TIME)
      .map((line) => csvLine(cells(line)))
      .join('');
  }
}

function cells(line: SettlementLine): (string | number | null)[] {
  return [
    line.settlementId,
    line.utr,
    indianTime(line.settledAt),
    line.type,
    line.entityId,
    line.paymentId,
    line.orderId,
    indianTime(line.createdAt),
    line.method,
    line.currency,
    line.amountPaise / 100,
    line.feePaise / 100,
    line.taxPaise / 100,
    line.creditPaise / 100,
    line.debitPaise / 100,
    line.onHold ? 'yes' : '',
    line.disputeId,
  ];
}
