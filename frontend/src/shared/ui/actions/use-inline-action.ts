import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { type Action, useAction } from './use-action.ts';

/** An action whose failure is shown beside its button, until the next try. @param failure said where the error has no words */
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
