import { useState } from 'react';
import { ApiError, messageOf } from '../../shared/api/errors.ts';
import { formatRupees } from '../../shared/india/rupees.ts';
import { newUuid } from '../../shared/lib/uuid.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { usePaymentActions } from './api.ts';
import type { Payment } from './payment.ts';
import { readRupees, typedRupees } from '../../shared/india/typed-rupees.ts';
import { refundAttempts, type RefundAttempt } from './refund-attempt.ts';

interface Typed {
  kind: 'full' | 'part';
  /** Rupees as typed; counts for a part only. */
  amount: string;
  reason: string;
  /** The amount once more: money that is gone is not typed by accident. */
  confirmation: string;
}

export type RefundProblems = Partial<Record<'amount' | 'reason' | 'confirmation' | 'all', string>>;

/** No answer, or one that says nothing about the refund: it may have been made. */
function mayHaveArrived(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

function check(typed: Typed, refundable: number): { amount: number; problems: RefundProblems } {
  const amount = typed.kind === 'full' ? refundable : readRupees(typed.amount);
  const problems: RefundProblems = {};
  if (!amount) problems.amount = 'Please enter an amount, such as 500 or 499.50';
  else if (amount > refundable) problems.amount = `At most ${formatRupees(refundable)} can be refunded.`;
  if (!typed.reason.trim()) problems.reason = 'Please say why. The reason is kept with the payment.';
  if (amount && readRupees(typed.confirmation) !== amount) {
    problems.confirmation = `Please type ${typedRupees(amount)}`;
  }
  return { amount: amount ?? 0, problems };
}

function begin(unheard: RefundAttempt | undefined, refundable: number): Typed {
  if (!unheard) return { kind: 'full', amount: '', reason: '', confirmation: '' };
  const kind = unheard.amount === refundable ? 'full' : 'part';
  return { kind, amount: typedRupees(unheard.amount), reason: unheard.reason, confirmation: '' };
}

/**
 * The form of a refund. Its key is made with the first try and stays until the server has said what
 * became of it; until then amount and reason cannot change either.
 */
export function useRefund({ _id, refundable }: Payment, onDone: () => void) {
  const { refund } = usePaymentActions(_id);
  const [unheard, setUnheard] = useState(() => refundAttempts.read(_id));
  const [typed, setTyped] = useState(() => begin(unheard, refundable));
  const [problems, setProblems] = useState<RefundProblems>({});
  const [busy, setBusy] = useState(false);

  function settle(): void {
    refundAttempts.forget(_id);
    setUnheard(undefined);
  }

  async function send(attempt: RefundAttempt): Promise<void> {
    setBusy(true);
    refundAttempts.keep(_id, attempt);
    try {
      const { status, error } = await refund(attempt);
      settle();
      if (status === 'failed') toast.error(`The refund was not made. ${error ?? ''}`.trim());
      else toast.success(`The refund of ${formatRupees(attempt.amount)} is under way.`);
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') {
        // It is written down: the server goes on by itself.
        settle();
        toast.error(error.message);
        onDone();
      } else if (mayHaveArrived(error)) {
        setUnheard(attempt);
        setProblems({ all: messageOf(error, 'Something went wrong.') });
      } else {
        settle();
        const { message, fields } = error as ApiError;
        setProblems({ all: message, ...fields });
      }
    } finally {
      setBusy(false);
    }
  }

  return {
    typed,
    problems,
    busy,
    /** Nobody knows yet whether it was made: only the very same can be sent. */
    locked: unheard !== undefined,
    type: (change: Partial<Typed>) => {
      setTyped((before) => ({ ...before, ...change }));
      setProblems({});
    },
    submit: () => {
      if (unheard) {
        void send(unheard);
        return;
      }
      const { amount, problems: found } = check(typed, refundable);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
      void send({ refundKey: newUuid(), amount, reason: typed.reason.trim() });
    },
  };
}
