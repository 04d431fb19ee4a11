import { useState, type ReactNode } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { usePaymentActions } from '../../api.ts';
import { type Payment, refundedSince, type RefundDecision, type RefundRequest } from '../../payment.ts';
import styles from './refund-dialog.module.css';
import { RiskCheck } from './risk-check.tsx';

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

/** pay-36: the answer to who asked for a refund and the refund, if any, in one act. */
export function AnswerDialog({ payment, request, onClose }: AnswerDialogProps): ReactNode {
  const { answer } = usePaymentActions(payment._id);
  const outcomes = outcomesOf(payment, request);
  const [outcome, setOutcome] = useState<Outcome>(outcomes[0]?.value ?? 'refuse');
  const [amount, setAmount] = useState(typedRupees(payment.refundable));
  // One opening is one refund, however often it is sent; and one request is answered once.
  const [refundKey] = useState(newUuid);
  const [problem, setProblem] = useState<string>();

  function onRefused(error: unknown, named: boolean): void {
    if (error instanceof ApiError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') {
      // Answered and noted: the server goes on by itself.
      toast.error(error.message);
      onClose();
    } else setProblem(named ? undefined : messageOf(error));
  }

  const { busy, errors, register, clear, form } = useServerForm({
    rules: async () => (await import('../../rules.ts')).refundAnswer,
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
    onRefused,
  });

  return (
    <FormDialog
      title="Answer the refund request"
      confirmLabel={outcome === 'refund' ? 'Refund and answer' : 'Send answer'}
      busyLabel="Sending..."
      variant={outcome === 'refund' ? 'danger' : 'solid'}
      busy={busy}
      form={{
        ...form,
        className: styles.form,
        onInput: () => {
          // An amount that changed changes what is asked of the others.
          clear();
          setProblem(undefined);
        },
      }}
      onClose={onClose}
    >
      <input type="hidden" name="refundable" value={payment.refundable} />
      {problem && (
        <Notice tone="red" role="alert">
          {problem}
        </Notice>
      )}
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
          <Field label="Amount" error={errors['amount']}>
            {(control) => (
              <AffixInput
                {...control}
                {...register('amount')}
                prefix="₹"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={amount}
                onInput={(event) => setAmount(event.currentTarget.value)}
              />
            )}
          </Field>
          <RiskCheck payment={payment} amount={readRupees(amount) ?? 0} error={errors['atRisk']} />
          <Field
            label="Type the amount to confirm"
            hint={`Type ${amount || 'the amount'}. A refund cannot be undone.`}
            error={errors['confirmation']}
          >
            {(control) => (
              <AffixInput
                {...control}
                {...register('confirmation')}
                prefix="₹"
                inputMode="decimal"
                autoComplete="off"
              />
            )}
          </Field>
        </>
      )}
      <Field label="Message to the buyer" hint="Sent by email exactly as written." error={errors['answer']}>
        {(control) => <Textarea {...control} {...register('answer')} rows={4} maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}
