import { Stack } from '#shared/ui/layout/flow.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '#shared/api/errors.ts';
import { paths } from '#shared/config/paths.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { DownloadButton } from '#shared/ui/actions/download-button.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import {
  creditNoteFile,
  type PaidPurchase,
  receiptFile,
  type RefundRequest,
  withdrawRequest,
} from './api.ts';
import { canAsk, requestInWords, stateOf } from './purchase-words.ts';
import styles from './purchases.module.css';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';

const BuddyDialog = lazy(async () => ({ default: (await import('./buddy-dialog.tsx')).BuddyDialog }));
const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

interface PaymentLineProps {
  payment: PaidPurchase;
  /** The payment has changed. */
  onChange: () => void;
}

function Actions({ payment, onChange }: PaymentLineProps): ReactNode {
  const { _id, receiptNumber, invoiceNumber, creditNotes } = payment;
  const kind = invoiceNumber ? 'invoice' : 'receipt';
  const label = invoiceNumber ? 'Tax invoice (PDF)' : 'Receipt (PDF)';
  const number = invoiceNumber?.replaceAll('/', '-') ?? receiptNumber ?? _id;
  const [asking, setAsking] = useState(false);
  const about = receiptNumber ? `, receipt ${receiptNumber}` : '';

  return (
    <div className={styles.actions}>
      <DownloadButton
        name={`${label}${about}`}
        fileName={`${kind}-${number}.pdf`}
        load={() => receiptFile(_id)}
        failure={`The ${kind} could not be downloaded. Please try again.`}
      >
        {label}
      </DownloadButton>
      {creditNotes.map((note) => (
        <DownloadButton
          key={note.refundId}
          name={`Credit note (PDF) ${note.number}`}
          fileName={`credit-note-${note.number.replaceAll('/', '-')}.pdf`}
          load={() => creditNoteFile(_id, note.refundId)}
          failure="The credit note could not be downloaded. Please try again."
        >
          Credit note for {formatRupees(note.amount)}
        </DownloadButton>
      ))}
      {canAsk(payment) && (
        <Button size="sm" aria-label={`Ask for a refund${about}`} onClick={() => setAsking(true)}>
          Ask for a refund
        </Button>
      )}
      {receiptNumber && (
        <Link
          className={`link small ${styles.write}`}
          to={paths.contact}
          state={{ receiptNumber, paymentId: _id }}
          aria-label={`Get help with this payment${about}`}
        >
          Get help with this payment
        </Link>
      )}
      {asking && (
        <Suspense fallback={null}>
          <RefundDialog payment={payment} onClose={() => setAsking(false)} onAsked={onChange} />
        </Suspense>
      )}
    </div>
  );
}

/** One payment with status, documents and actions. */
export function PaymentLine({ payment, onChange }: PaymentLineProps): ReactNode {
  const { _id, item, boughtAt, amount, discount, offer, receiptNumber, refundRequest, test } = payment;
  const { tone, word, text } = stateOf(payment);
  return (
    <li className={styles.payment}>
      <Stack gap="1" narrow>
        <p className={styles.name}>
          {item}
          <Badge tone={tone} dot>
            {word}
          </Badge>
          {test && <Badge tone="amber">Test, no real money</Badge>}
        </p>
        <p className="small muted num">
          {fullDayAndTime(boughtAt)}
          {receiptNumber && <>, receipt {receiptNumber}</>}
        </p>
        {offer && (
          <p className="small muted num">
            {offer}: {formatRupees(discount)} off
          </p>
        )}
        {text && <p className="small num">{text}</p>}
        {refundRequest && <RequestState paymentId={_id} request={refundRequest} onChange={onChange} />}
        <BuddyState payment={payment} onChange={onChange} />
        <Actions payment={payment} onChange={onChange} />
      </Stack>
      <p className={`num ${styles.amount}`}>{formatRupees(amount)}</p>
    </li>
  );
}

/** Where mails to the buddy come back: the address can be corrected once. */
function BuddyState({ payment: { _id, buddy }, onChange }: PaymentLineProps): ReactNode {
  const [correcting, setCorrecting] = useState(false);
  if (!buddy?.unreachable) return null;
  return (
    <Stack gap="1" narrow>
      <p className="small">
        Our mail to your buddy at {buddy.email} came back.{' '}
        {buddy.corrected ? (
          <Link className="link" to={paths.contact}>
            Write to us
          </Link>
        ) : (
          'Please correct the address, so that the link arrives.'
        )}
      </p>
      {!buddy.corrected && (
        <Button size="sm" onClick={() => setCorrecting(true)}>
          Correct the address
        </Button>
      )}
      {correcting && (
        <Suspense fallback={null}>
          <BuddyDialog
            paymentId={_id}
            email={buddy.email}
            onClose={() => setCorrecting(false)}
            onChange={onChange}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface RequestStateProps {
  paymentId: string;
  request: RefundRequest;
  onChange: () => void;
}

/** Status of a refund request; an open one can be withdrawn. */
function RequestState({ paymentId, request, onChange }: RequestStateProps): ReactNode {
  const { busy, run } = useAction(
    async () => {
      try {
        await withdrawRequest(paymentId);
        toast.success('Your request is withdrawn.');
      } finally {
        // Revalidate on errors too (409: stale).
        onChange();
      }
    },
    (error) => toast.error(messageOf(error, 'The request could not be withdrawn. Please try again.')),
  );
  return (
    <Stack gap="1" narrow role="status">
      <p className="small num">{requestInWords(request)}</p>
      {request.answer && <blockquote className={`small ${styles.answer}`}>{request.answer}</blockquote>}
      {request.outcome === null && (
        <Button size="sm" variant="quiet" busy={busy} busyLabel="Withdrawing..." onClick={() => run()}>
          Withdraw request
        </Button>
      )}
    </Stack>
  );
}
