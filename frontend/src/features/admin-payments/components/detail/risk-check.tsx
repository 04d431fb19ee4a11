import { useId, useState, type ReactNode } from 'react';
import { formatRupees } from '#shared/india/rupees.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { FieldError } from '#shared/ui/forms/field.tsx';
import { type Payment, riskOf } from '../../payment.ts';

interface RiskCheckProps {
  payment: Payment;
  /** Paise that are to go back. */
  amount: number;
  error: string | undefined;
}

/** Inside the form of a refund: what a dispute holds, and, where it may be paid twice, a box that must be ticked. */
export function RiskCheck({ payment, amount, error }: RiskCheckProps): ReactNode {
  const { held } = payment;
  const risk = riskOf(payment, amount);
  /** Another amount at risk asks anew. */
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
