import { useState, type ReactNode } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { useAsked } from '#shared/ui/overlays/use-asked.ts';
import { usePaymentActions } from '../api.ts';
import {
  isRecorded,
  type Payment,
  refundedSince,
  type RefundDecision,
  type RefundRequest,
} from '../payment.ts';
import styles from './payment-detail.module.css';
import { exampleOf, RiskCheck, RupeesField } from './refunds.tsx';

type Outcome = RefundDecision['outcome'];

interface AnswerDialogProps {
  payment: Payment;
  request: RefundRequest;
  onClose: () => void;
}

function outcomesOf(payment: Payment, request: RefundRequest): { value: Outcome; label: string }[] {
  return [
    ...(payment.refundable > 0 ? [{ value: 'refund' as const, label: 'Refund' }] : []),
    ...(refundedSince(payment, request) > 0
      ? [{ value: 'settled' as const, label: 'Already refunded' }]
      : []),
    { value: 'refuse' as const, label: 'Refuse' },
  ];
}

/** pay-36: answers a refund request, with the refund if any, in one request. */
function AnswerDialog({ payment, request, onClose }: AnswerDialogProps): ReactNode {
  const { answer } = usePaymentActions(payment._id);
  const outcomes = outcomesOf(payment, request);
  const [outcome, setOutcome] = useState<Outcome>(outcomes[0]?.value ?? 'refuse');
  const [amount, setAmount] = useState(typedRupees(payment.refundable));
  // Idempotency key: one per opened dialog. A request is answered once.
  const [refundKey] = useState(newUuid);
  const { errors, register, clear, dialog } = useDialogForm({
    rules: async () => (await import('../rules.ts')).refundAnswer,
    send: async (typed) => {
      const { outcome: typedOutcome, answer: words, ...given } = typed;
      const decision: RefundDecision =
        typedOutcome === 'refund'
          ? { outcome: 'refund', refundKey, answer: words, ...given }
          : { outcome: typedOutcome, answer: words };
      const { refundStatus } = await answer(request._id, decision);
      if (refundStatus === 'failed')
        toast.error('The answer was sent, but the refund was not made. See Money.');
      else toast.success(`${payment.name} is notified by email.`);
      onClose();
    },
    onRefused: (error) => {
      if (!isRecorded(error)) return false;
      toast.error(error.message);
      onClose();
      return true;
    },
  });

  return (
    <FormDialog
      title="Answer the refund request"
      confirmLabel={outcome === 'refund' ? 'Refund and answer' : 'Send answer'}
      busyLabel="Sending..."
      variant={outcome === 'refund' ? 'danger' : 'solid'}
      {...dialog}
      form={{
        ...dialog.form,
        onInput: () => {
          // The amount decides which fields are checked.
          clear();
          dialog.form.onInput();
        },
      }}
      onClose={onClose}
    >
      <input type="hidden" name="refundable" value={payment.refundable} />
      <Segmented
        legend="Your answer"
        name="outcome"
        showLegend
        value={outcome}
        options={outcomes}
        onChange={setOutcome}
      />
      {outcome === 'refund' && (
        <>
          <RupeesField
            {...register('amount')}
            label="Amount"
            error={errors['amount']}
            defaultValue={amount}
            onInput={(event) => setAmount(event.currentTarget.value)}
          />
          <RiskCheck payment={payment} amount={readRupees(amount) ?? 0} error={errors['atRisk']} />
          <RupeesField
            {...register('confirmation')}
            label="Type the amount to confirm"
            hint={`Type ${exampleOf(amount)}. A refund cannot be undone.`}
            error={errors['confirmation']}
          />
        </>
      )}
      <Field label="Message to the buyer" hint="Sent by email exactly as written." error={errors['answer']}>
        {(control) => <Textarea {...control} {...register('answer')} rows={4} maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}

function closedWords({ outcome, closedAt, answeredBy, amount }: RefundRequest): string {
  const when = closedAt === null ? '' : `, ${fullDayAndTime(closedAt)}`;
  if (outcome === 'withdrawn') return `Withdrawn by the buyer${when}`;
  const what = outcome === 'refunded' ? `with a refund of ${formatRupees(amount ?? 0)}` : 'without a refund';
  return `Answered ${what}${answeredBy === null ? '' : ` by ${answeredBy}`}${when}`;
}

/** pay-35: open refund requests with their reason and deadline. */
export function OpenRequests({ payment }: { payment: Payment }): ReactNode {
  const may = useMay();
  const [pressed, setPressed] = useState<RefundRequest>();
  const open = payment.refundRequests.filter(({ outcome }) => outcome === null);
  const [asked, setAsked] = useAsked(
    'answer',
    open.length > 0 && may('payments:refund'),
    'There is no refund request to answer here.',
  );
  const answering = pressed ?? (asked ? open[0] : undefined);
  function close(): void {
    setPressed(undefined);
    setAsked(false);
  }
  return (
    <>
      {open.map((request) => {
        const { _id, reason, dueAt, overdue } = request;
        const since = refundedSince(payment, request);
        return (
          <Notice
            key={_id}
            tone={overdue ? 'red' : 'amber'}
            className={styles.matter}
            action={
              may('payments:refund') && (
                <Button size="sm" className={styles.action} onClick={() => setPressed(request)}>
                  Answer
                </Button>
              )
            }
          >
            <b>
              <span>{`${payment.name} asks for a refund.`}</span>{' '}
              <span>
                {overdue
                  ? `Overdue: an answer was promised by ${fullDayAndTime(dueAt)}.`
                  : `Answer by ${fullDayAndTime(dueAt)}.`}
              </span>
            </b>
            <p className={styles.typed}>{reason}</p>
            {since > 0 && <p>{`${formatRupees(since)} has been refunded since.`}</p>}
          </Notice>
        );
      })}
      {answering && <AnswerDialog payment={payment} request={answering} onClose={close} />}
    </>
  );
}

/** They stay visible, with their answers. */
export function ClosedRequests({ payment: { refundRequests } }: { payment: Payment }): ReactNode {
  const closed = refundRequests.filter(({ outcome }) => outcome !== null);
  if (closed.length === 0) return null;
  return (
    <Section title="Closed refund requests">
      <ul className={`${styles.lines} ${styles.below}`}>
        {closed.map((request) => (
          <li key={request._id} className={styles.line}>
            <b>Asked for a refund on {fullDayAndTime(request.askedAt)}</b>
            <span className={styles.typed}>{request.reason}</span>
            <span className="quiet">{closedWords(request)}</span>
            {request.answer && <span className={styles.typed}>{request.answer}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
