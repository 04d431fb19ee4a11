import { Row } from '#shared/ui/layout/flow.tsx';
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { formatMoney } from '#shared/india/money.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { DownloadButton } from '#shared/ui/actions/download-button.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field, FieldError } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { creditNoteFile } from '../api.ts';
import { type Payment, riskOf, type TaxDocument } from '../payment.ts';
import { useRefund } from '../use-refund.ts';
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

/** A live list of refunds: status changes are announced. */
export function RefundList({ payment }: { payment: Payment }): ReactNode {
  const noteOf = (refund: string) => payment.taxDocuments.find(({ refundId }) => refundId === refund);
  return (
    <ul className={styles.lines} aria-live="polite">
      {payment.refunds.map(({ _id, amount, currency, status, reason, by, createdAt, error }) => (
        <li key={_id} className={styles.line}>
          <Row as="span" gap="2" align="center" justify="between">
            <b className="num">{formatMoney(amount, currency)}</b>
            <Badge tone={looks[status].tone} dot>
              {looks[status].text}
            </Badge>
          </Row>
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

const kinds = [
  { value: 'full', label: 'Full' },
  { value: 'part', label: 'Partial' },
] as const;
type Kind = (typeof kinds)[number]['value'];

interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Refunds all or a part, with a reason and the amount typed twice. */
export function RefundDialog({ payment, onClose }: RefundDialogProps): ReactNode {
  const { unanswered, problem, errors, busy, register, form } = useRefund(payment, onClose);
  const [kind, setKind] = useState<Kind>(
    unanswered && unanswered.amount !== payment.refundable ? 'part' : 'full',
  );
  const [amount, setAmount] = useState(unanswered ? typedRupees(unanswered.amount) : '');
  const [confirmation, setConfirmation] = useState('');
  const reason = useRef<HTMLInputElement>(null);
  const { ref: registerReason, ...reasonField } = register('reason');
  const locked = unanswered !== undefined;
  const left = formatRupees(payment.refundable);
  const paise = kind === 'full' ? payment.refundable : (readRupees(amount) ?? 0);
  const example = kind === 'full' ? typedRupees(payment.refundable) : exampleOf(amount);

  return (
    <FormDialog
      title="Refund"
      confirmLabel={locked ? 'Try again' : 'Refund'}
      busyLabel="Refunding..."
      variant="danger"
      busy={busy}
      problem={problem}
      form={form}
      initialFocus={reason}
      onClose={onClose}
    >
      <input type="hidden" name="refundable" value={payment.refundable} />
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
        <RupeesField
          {...register('amount')}
          label="Amount"
          error={errors['amount']}
          defaultValue={amount}
          disabled={locked}
          onInput={(event) => setAmount(event.currentTarget.value)}
        />
      )}
      <Field
        label="Reason"
        hint="Saved with the payment. The buyer does not see it."
        error={errors['reason']}
      >
        {(control) => (
          <Input
            {...control}
            {...reasonField}
            ref={(input) => {
              reason.current = input;
              registerReason?.(input);
            }}
            maxLength={200}
            defaultValue={unanswered?.reason}
            disabled={locked}
          />
        )}
      </Field>
      {!locked && <RiskCheck payment={payment} amount={paise} error={errors['atRisk']} />}
      {!locked && (
        <RupeesField
          {...register('confirmation')}
          label="Type the amount to confirm"
          hint={`Type ${example}. A refund cannot be undone.`}
          error={errors['confirmation']}
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      )}
    </FormDialog>
  );
}

/** What is to be typed to confirm an amount. */
export const exampleOf = (amount: string): string => (readRupees(amount) ? amount : 'the amount');

interface RupeesFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  label: string;
  hint?: string;
  error: string | undefined;
}

export function RupeesField({ label, hint, error, ...input }: RupeesFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <AffixInput {...control} {...input} prefix="₹" inputMode="decimal" autoComplete="off" />}
    </Field>
  );
}

interface RiskCheckProps {
  payment: Payment;
  /** Paise to refund. */
  amount: number;
  error: string | undefined;
}

/** Part of a refund's form: warns of open disputes, and asks to confirm an amount that may be paid twice. */
export function RiskCheck({ payment, amount, error }: RiskCheckProps): ReactNode {
  const { held } = payment;
  const risk = riskOf(payment, amount);
  /** A changed risk asks again. */
  const [accepted, setAccepted] = useState(0);
  const errorId = useId();
  const isAccepted = risk > 0 && accepted === risk;
  return (
    <>
      <input type="hidden" name="held" value={held} />
      <input type="hidden" name="atRisk" value={isAccepted ? risk : ''} />
      {risk > 0 && (
        <>
          <Notice tone="amber" icon="alert" role="status">
            {`The buyer’s bank holds ${formatRupees(held)} in a dispute. If you refund ${formatRupees(amount)} and the dispute is lost, ${formatRupees(risk)} is paid twice.`}
          </Notice>
          <div>
            <Checkbox
              label={`Refund although ${formatRupees(risk)} may be paid twice`}
              checked={isAccepted}
              aria-invalid={error ? true : undefined}
              aria-required
              aria-describedby={error ? errorId : undefined}
              onChange={({ target }) => setAccepted(target.checked ? risk : 0)}
            />
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        </>
      )}
    </>
  );
}
