import { promises, promisesInWords } from '@ironbloom/brand';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { paths } from '#shared/config/paths.ts';
import { MemberData } from '#shared/session/member-data.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { type PaidPurchase, type Purchase, useOwnPurchases } from './api.ts';
import { PaymentLine } from './payment-line.tsx';
import styles from './purchases.module.css';
import { PurchasesSkeleton } from './purchases-skeleton.tsx';
import { Link } from 'react-router-dom';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { promisesOf } from './purchase-words.ts';

const isPaid = (purchase: Purchase): purchase is PaidPurchase => purchase.half === 'buyer';

function Programs({ purchases }: { purchases: readonly Purchase[] }): ReactNode {
  if (purchases.length === 0) {
    return (
      <EmptyState
        icon="card"
        title="No purchases yet"
        text="Programs that you buy with this email, or join as a buddy, are shown here."
        action={<ButtonLink to={paths.trainingPrograms}>See the programs</ButtonLink>}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {purchases.map((program) => (
        <ProgramLine key={program._id} program={program} />
      ))}
    </ul>
  );
}

/** account-38: programs and payments of the member. */
export function OwnPurchases(): ReactNode {
  return (
    <MemberData>
      <Purchases />
    </MemberData>
  );
}

/** Of the signed-in member, without the programs: inside her `MemberData`. */
export function OwnPayments(): ReactNode {
  const { data, error, isLoading, mutate } = useOwnPurchases();
  const again = (): void => void mutate();
  if (isLoading) return <PurchasesSkeleton title="Payments" />;
  return data ? (
    <Payments payments={data.items.filter(isPaid)} onChange={again} />
  ) : (
    <LoadError message={messageOf(error)} onRetry={again} />
  );
}

function Purchases(): ReactNode {
  const { data, error, isLoading, mutate } = useOwnPurchases();
  if (isLoading) return <PurchasesSkeleton />;
  const purchases = data?.items;
  const again = (): void => void mutate();
  return (
    <>
      <Stack as="section" gap="4h" aria-labelledby="programs">
        <h2 className="d4" id="programs">
          My programs
        </h2>
        {purchases ? (
          <Programs purchases={purchases} />
        ) : (
          <LoadError message={messageOf(error)} onRetry={again} />
        )}
      </Stack>
      <Payments payments={purchases?.filter(isPaid) ?? []} onChange={again} />
    </>
  );
}

interface PaymentsProps {
  payments: readonly PaidPurchase[];
  onChange: () => void;
}

function Payments({ payments, onChange }: PaymentsProps): ReactNode {
  if (payments.length === 0) return null;
  return (
    <Stack as="section" gap="4h" aria-labelledby="payments">
      <h2 className="d4" id="payments">
        Payments
      </h2>
      <p className="small muted">
        Purchases are non-refundable unless required by law. You can ask for a refund; we answer within{' '}
        {promisesInWords(promises()).refund}.
      </p>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <PaymentLine key={payment._id} payment={payment} onChange={onChange} />
        ))}
      </ul>
    </Stack>
  );
}

/** Next steps with dates and status; a contact link if overdue. */
function Next({ program }: { program: Purchase }): ReactNode {
  const [now] = useState(() => Date.now());
  const { steps, late } = promisesOf(program, now);
  return (
    <>
      <ol className={styles.next}>
        {steps.map(({ what, when }) => (
          <li key={what}>
            {what} <span className="muted num">({when})</span>
          </li>
        ))}
        <li>You train for {inMonths(program.duration)}</li>
      </ol>
      {late && (
        <p className="small muted">
          {late}{' '}
          <Link className="link" to={paths.contact}>
            Write to us
          </Link>
        </p>
      )}
    </>
  );
}

/** A program, bought or joined as a buddy. */
function ProgramLine({ program }: { program: Purchase }): ReactNode {
  const { half, item, boughtAt, refunded, test } = program;
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        {item}
        {half === 'buddy' && <Badge tone="tint">As a buddy</Badge>}
        {test && <Badge tone="amber">Test, no real money</Badge>}
      </p>
      <p className="small muted num">Bought on {fullDayAndTime(boughtAt)}</p>
      {refunded ? <p>This program was refunded. It has ended.</p> : <Next program={program} />}
    </li>
  );
}
