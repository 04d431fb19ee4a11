import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Debounce, ms. */
const debounceMs = 250;

/** Counts the presses of Apply, each of which applies the typed texts without the debounce. */
export const ApplyCount = createContext(0);

export interface DelayedField {
  typed: string;
  /** @param whole false: keep it in the field only, such as half a date */
  type: (text: string, whole?: boolean) => void;
  /** Applies a pending text now. */
  settle: () => void;
}

/**
 * Debounced text field.
 * @param value the value in the address
 * @param onSettled called with the trimmed text
 */
export function useDelayedField(value: string, onSettled: (text: string) => void): DelayedField {
  const [typed, setTyped] = useState(value);
  /** Typed and not applied yet. */
  const [pending, setPending] = useState<string | null>(null);
  const asked = useRef(value);
  const applyCount = use(ApplyCount);
  const lastApplyCount = useRef(applyCount);
  // Follows an outside change such as Back, but not the late echo of what this field applied.
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    setTyped(value);
    setPending(null);
  }, [value]);

  function ask(text: string): void {
    asked.current = text.trim();
    setPending(null);
    onSettled(asked.current);
  }
  // Reads the address at that time: another filter may have changed it.
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    const now = lastApplyCount.current !== applyCount;
    lastApplyCount.current = applyCount;
    if (pending === null) return undefined;
    // A timer even for 0 ms: each field builds on the address that the field before it has set.
    const timer = setTimeout(() => askLater(pending), now ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [pending, applyCount]);

  return {
    typed,
    type: (text, whole = true) => {
      setTyped(text);
      setPending(whole ? text : null);
    },
    settle: () => {
      if (pending !== null) ask(pending);
    },
  };
}
