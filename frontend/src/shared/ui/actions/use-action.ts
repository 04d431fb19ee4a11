import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { toast } from '../feedback/toast.ts';

const toastFailure = (error: unknown): void => void toast.error(messageOf(error));

/** An action of a button. @param onFailure without it a toast says why the action failed */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  onFailure: (error: unknown) => void = toastFailure,
): { busy: boolean; run: (...args: Args) => void } {
  const [busy, setBusy] = useState(false);

  async function run(...args: Args): Promise<void> {
    setBusy(true);
    try {
      await action(...args);
    } catch (error) {
      onFailure(error);
    }
    setBusy(false);
  }

  return { busy, run: (...args) => void run(...args) };
}
