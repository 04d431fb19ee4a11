import { useState, type SubmitEvent } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { browserStore, isRecord } from '#shared/lib/browser-store.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { usePaymentActions } from './api.ts';
import { isRecorded, type Payment, type RefundAttempt } from './payment.ts';

const storeOf = (paymentId: string) => browserStore('tab', `refund:${paymentId}`);

/** In the tab's storage, so that a retry after a reload is no second refund. */
const refundAttempts = {
  read(paymentId: string): RefundAttempt | undefined {
    const stored = storeOf(paymentId).read();
    return isRecord(stored) ? (stored as unknown as RefundAttempt) : undefined;
  },
  keep(paymentId: string, attempt: RefundAttempt): void {
    // If storage is full, only a reload loses it.
    storeOf(paymentId).write(attempt);
  },
  forget(paymentId: string): void {
    storeOf(paymentId).clear();
  },
};

/** No answer, or a server error: the refund may have been made. */
function mayHaveArrived(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The form of a refund. Idempotent: key, amount and reason stay fixed until the server has answered. */
export function useRefund({ _id }: Payment, onDone: () => void) {
  const { refund } = usePaymentActions(_id);
  const [unanswered, setUnanswered] = useState(() => refundAttempts.read(_id));
  const [problem, setProblem] = useState<string>();
  const [retrying, setRetrying] = useState(false);

  function forgetAttempt(): void {
    refundAttempts.forget(_id);
    setUnanswered(undefined);
  }

  async function send(attempt: RefundAttempt): Promise<void> {
    setProblem(undefined);
    refundAttempts.keep(_id, attempt);
    const { status, error } = await refund(attempt).catch((lost: unknown) => {
      if (mayHaveArrived(lost)) setUnanswered(attempt);
      throw lost;
    });
    forgetAttempt();
    if (status === 'failed') toast.error(`The refund was not made. ${error ?? ''}`.trim());
    else toast.success(`The refund of ${formatRupees(attempt.amount)} is in progress.`);
    onDone();
  }

  function onRefused(error: unknown): void {
    if (isRecorded(error)) {
      forgetAttempt();
      toast.error(error.message);
      onDone();
      return;
    }
    if (!mayHaveArrived(error)) forgetAttempt();
    setProblem(messageOf(error, 'Something went wrong.'));
  }

  const { form, ...fields } = useServerForm({
    rules: async () => (await import('./rules.ts')).refund,
    send: (typed) => send({ refundKey: newUuid(), ...typed }),
    onRefused,
  });

  /** Sends the identical refund again. */
  async function retry(attempt: RefundAttempt): Promise<void> {
    setRetrying(true);
    await send(attempt).catch(onRefused);
    setRetrying(false);
  }

  const busy = fields.busy || retrying;
  return {
    ...fields,
    busy,
    problem,
    /** A refund with an unknown outcome: only this one can be sent. */
    unanswered,
    form: {
      ...form,
      onInput: () => {
        // The amount decides which fields are checked.
        fields.clear();
        setProblem(undefined);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (!unanswered) {
          form.onSubmit(event);
          return;
        }
        event.preventDefault();
        if (!busy) void retry(unanswered);
      },
    },
  };
}
