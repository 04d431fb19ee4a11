import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { toast } from '../feedback/toast.ts';

export interface Action<Args extends readonly unknown[]> {
  busy: boolean;
  /** The arguments of the running call. */
  running: Args | undefined;
  run: (...args: Args) => void;
}

/**
 * Runs a button's action and tracks its busy state.
 * @param failure an error handler, or the toast's text for an error without a message
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
