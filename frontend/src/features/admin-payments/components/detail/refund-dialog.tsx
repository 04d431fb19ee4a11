import { useState, type ReactNode } from 'react';
import { formatRupees } from '#shared/india/rupees.ts';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import type { Payment } from '../../payment.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { useRefund } from '../../use-refund.ts';
import styles from './refund-dialog.module.css';
import { RiskCheck } from './risk-check.tsx';

const kinds = [
  { value: 'full', label: 'Full' },
  { value: 'part', label: 'Partial' },
] as const;
type Kind = (typeof kinds)[number]['value'];

interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Gives money back: all that is left or a part of it, with a reason, and the amount typed once more. */
export function RefundDialog({ payment, onClose }: RefundDialogProps): ReactNode {
  const { unheard, problem, errors, busy, register, form } = useRefund(payment, onClose);
  const [kind, setKind] = useState<Kind>(unheard && unheard.amount !== payment.refundable ? 'part' : 'full');
  const [amount, setAmount] = useState(unheard ? typedRupees(unheard.amount) : '');
  const [confirmation, setConfirmation] = useState('');
  const locked = unheard !== undefined;
  const left = formatRupees(payment.refundable);
  const paise = kind === 'full' ? payment.refundable : (readRupees(amount) ?? 0);
  const example = kind === 'full' ? typedRupees(payment.refundable) : amount || 'the amount';

  return (
    <FormDialog
      title="Refund"
      confirmLabel={locked ? 'Try again' : 'Refund'}
      busyLabel="Refunding..."
      variant="danger"
      busy={busy}
      form={{ ...form, className: styles.form }}
      onClose={onClose}
    >
      <input type="hidden" name="refundable" value={payment.refundable} />
      {problem && (
        <Notice tone="red" role="alert">
          {problem}
        </Notice>
      )}
      {locked && (
        <Notice tone="amber">
          We do not know whether this refund was made. Trying again repeats the same refund, so the buyer is
          not refunded twice.
        </Notice>
      )}
      <p className="muted">
        {`To ${payment.name}, back to the card or account they paid with. You can refund up to ${left}.`}
      </p>
      <Segmented
        legend="How much"
        name="kind"
        showLegend
        value={kind}
        options={kinds.map((option) => ({ ...option, disabled: locked }))}
        onChange={(chosen) => {
          setKind(chosen);
          setConfirmation('');
        }}
      />
      {kind === 'part' && (
        <Field label="Amount" error={errors['amount']}>
          {(control) => (
            <AffixInput
              {...control}
              {...register('amount')}
              prefix="₹"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={amount}
              disabled={locked}
              onInput={(event) => setAmount(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <Field
        label="Reason"
        hint="Saved with the payment. The buyer does not see it."
        error={errors['reason']}
      >
        {(control) => (
          <Input
            {...control}
            {...register('reason')}
            maxLength={200}
            defaultValue={unheard?.reason}
            disabled={locked}
          />
        )}
      </Field>
      {!locked && <RiskCheck payment={payment} amount={paise} error={errors['atRisk']} />}
      {!locked && (
        <Field
          label="Type the amount to confirm"
          hint={`Type ${example}. A refund cannot be undone.`}
          error={errors['confirmation']}
        >
          {(control) => (
            <AffixInput
              {...control}
              {...register('confirmation')}
              prefix="₹"
              inputMode="decimal"
              autoComplete="off"
              value={confirmation}
              onChange={(event) => setConfirmation(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
