import { useState } from 'react';
import { toast } from '../../../shared/ui/toast.ts';

interface OnDemand<T> {
  /** Undefined until asked for and arrived. */
  value: T | undefined;
  /** Fetches it early, silently: on a hint that it will be wanted. */
  prepare: () => void;
  /** Fetches it; false, with a word to the visitor, when that fails. */
  fetch: () => Promise<boolean>;
}

/** Code that most visits never need, fetched when one does. */
export function useOnDemand<T>(load: () => Promise<T>, failure: string): OnDemand<T> {
  const [box, setBox] = useState<{ value: T }>();
  return {
    value: box?.value,
    prepare: () => {
      load().catch(() => undefined);
    },
    fetch: async () => {
      try {
        const value = await load();
        setBox({ value });
        return true;
      } catch {
        toast.error(failure);
        return false;
      }
    },
  };
}
