import { useRef, useState } from 'react';
import { ApiError } from '../../shared/api/errors.ts';
import type { Purchase } from './api.ts';
import { pay, type PayEnd, type PayStep } from './pay.ts';

interface Paying {
  /** Null while nothing is under way. */
  step: PayStep | null;
  /** Why the last try did not reach the payment window; one sentence for the buyer. */
  problem: string | null;
  /** Null when it did not get as far as an end; `problem` then says why. */
  start: (purchase: Purchase) => Promise<PayEnd | ApiError | null>;
  clearProblem: () => void;
}

function sentence(error: unknown): string {
  if (error instanceof ApiError && error.retryAfter) {
    return `${error.message} You can try again in ${error.retryAfter} seconds.`;
  }
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}

/** One purchase at a time: while one is under way, further starts are ignored. */
export function usePay(scriptUrl: string): Paying {
  const [step, setStep] = useState<PayStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);

  async function start(purchase: Purchase): Promise<PayEnd | ApiError | null> {
    if (busy.current) return null;
    busy.current = true;
    setProblem(null);
    try {
      return await pay(purchase, scriptUrl, setStep);
    } catch (error) {
      setProblem(sentence(error));
      return error instanceof ApiError ? error : null;
    } finally {
      busy.current = false;
      setStep(null);
    }
  }

  return { step, problem, start, clearProblem: () => setProblem(null) };
}
