import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { toast } from '../feedback/toast.ts';

export interface Action<Args extends readonly unknown[]> {
  busy: boolean;
  /** What it was run with, while it is busy. */
  running: Args | undefined;
  run: (...args: Args) => void;
}

/**
 * An action of a button.
 * @param failure what is done about a failure; or, as without it, a toast says why: with this sentence where the error has none
 */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  failure?: string | ((error: unknown) => void),
): Action<Args> {
  const [running, setRunning] = useState<Args>();

  async function run(...args: Args): Promise<void> {
    setRunning(args);
    try {
      await action(...args);
    } catch (error) {
      if (typeof failure === 'function') failure(error);
      else toast.error(messageOf(error, failure));
    }
    setRunning(undefined);
  }

  return { busy: running !== undefined, running, run: (...args) => void run(...args) };
}
