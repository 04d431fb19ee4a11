import type { FormEvent, ReactNode } from 'react';
import { formatRupees } from '../../../../shared/india/rupees.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { Dialog } from '../../../../shared/ui/overlays/dialog.tsx';
import { Field } from '../../../../shared/ui/forms/field.tsx';
import { AffixInput, Input } from '../../../../shared/ui/forms/input.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { Segmented } from '../../../../shared/ui/choices/segmented.tsx';
import type { Payment } from '../../payment.ts';
import { typedRupees } from '../../../../shared/india/typed-rupees.ts';
import { useRefund } from '../../use-refund.ts';
import styles from './refund-dialog.module.css';

const formId = 'refund-form';
const kinds = [
  { value: 'full', label: 'Full' },
  { value: 'part', label: 'Partial' },
] as const;

interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Gives money back: all that is left or a part of it, with a reason, and the amount typed once more. */
export function RefundDialog({ payment, onClose }: RefundDialogProps): ReactNode {
  const { typed, problems, busy, locked, type, submit } = useRefund(payment, onClose);
  const left = formatRupees(payment.refundable);
  const example = typed.kind === 'full' ? typedRupees(payment.refundable) : typed.amount || 'the amount';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!busy) submit();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Refund"
      dismissible={!busy}
      footer={
        <>
          <Button size="sm" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button size="sm" variant="danger" type="submit" form={formId} busy={busy} busyLabel="Refunding...">
            {locked ? 'Try again' : 'Refund'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        {problems.all && (
          <Notice tone="red" role="alert">
            {problems.all}
          </Notice>
        )}
        {locked && (
          <Notice tone="amber">
            We do not know whether this refund was made. Trying again sends the same refund, so the buyer
            cannot be refunded twice.
          </Notice>
        )}
        <p className="muted">
          To {payment.name}, back to the card or account they paid with. You can refund up to {left}.
        </p>
        <Segmented
          legend="How much"
          name="refund-kind"
          showLegend
          value={typed.kind}
          options={kinds.map((kind) => ({ ...kind, disabled: locked }))}
          onChange={(kind) => type({ kind, confirmation: '' })}
        />
        {typed.kind === 'part' && (
          <Field label="Amount" error={problems.amount}>
            {(control) => (
              <AffixInput
                {...control}
                prefix="₹"
                inputMode="decimal"
                autoComplete="off"
                value={typed.amount}
                disabled={locked}
                onChange={(event) => type({ amount: event.target.value })}
              />
            )}
          </Field>
        )}
        <Field
          label="Reason"
          hint="Kept with the payment. The buyer does not see it."
          error={problems.reason}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={typed.reason}
              disabled={locked}
              onChange={(event) => type({ reason: event.target.value })}
            />
          )}
        </Field>
        {!locked && (
          <Field
            label="Type the amount to confirm"
            hint={`Type ${example}. A refund cannot be undone.`}
            error={problems.confirmation}
          >
            {(control) => (
              <AffixInput
                {...control}
                prefix="₹"
                inputMode="decimal"
                autoComplete="off"
                value={typed.confirmation}
                onChange={(event) => type({ confirmation: event.target.value })}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
