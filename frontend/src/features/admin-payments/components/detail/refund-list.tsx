import type { ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { formatMoney } from '#shared/india/money.ts';
import { DownloadButton } from '#shared/ui/actions/download-button.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { creditNoteFile } from '../../api.ts';
import type { Payment, TaxDocument } from '../../payment.ts';
import styles from './payment-detail.module.css';

const looks = {
  pending: { tone: 'amber', text: 'waiting for Razorpay' },
  processed: { tone: 'green', text: 'refunded' },
  failed: { tone: 'red', text: 'failed' },
} as const;

function CreditNote({ paymentId, note }: { paymentId: string; note: TaxDocument | undefined }): ReactNode {
  if (!note?.refundId) return null;
  const { number, refundId } = note;
  return (
    <span>
      <DownloadButton
        name={`Credit note (PDF) ${number}`}
        fileName={`credit-note-${number.replaceAll('/', '-')}.pdf`}
        load={() => creditNoteFile(paymentId, refundId)}
        failure="The credit note could not be downloaded. Please try again."
      >
        Credit note {number}
      </DownloadButton>
    </span>
  );
}

/** Every refund of a payment and how it stands. A screen reader hears when one moves on. */
export function RefundList({ payment }: { payment: Payment }): ReactNode {
  const noteOf = (refund: string) => payment.taxDocuments.find(({ refundId }) => refundId === refund);
  return (
    <ul className={styles.refunds} aria-live="polite">
      {payment.refunds.map(({ _id, amount, currency, status, reason, by, createdAt, error }) => (
        <li key={_id} className={styles.refund}>
          <span className={styles.refundHead}>
            <b className="num">{formatMoney(amount, currency)}</b>
            <Badge tone={looks[status].tone} dot>
              {looks[status].text}
            </Badge>
          </span>
          <span>{reason}</span>
          <span className="quiet">
            {by}, {fullDayAndTime(createdAt)}
          </span>
          {error && <span className={styles.problem}>{error}</span>}
          <CreditNote paymentId={payment._id} note={noteOf(_id)} />
        </li>
      ))}
    </ul>
  );
}
