import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { type Action, useAction } from './use-action.ts';

/** Like `useAction`, but returns the error message to show beside the button. @param failure text for an error without a message */
export function useInlineAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  failure?: string,
): Action<Args> & { problem: string | undefined; clear: () => void } {
  const [problem, setProblem] = useState<string>();
  const { run, ...state } = useAction(action, (error) => setProblem(messageOf(error, failure)));
  const clear = (): void => setProblem(undefined);
  return {
    ...state,
    problem,
    clear,
    run: (...args) => {
      clear();
      run(...args);
    },
  };
}
