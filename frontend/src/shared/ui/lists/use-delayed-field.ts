import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';

/** ms without a change before the address follows. */
const pause = 250;

/** How often Apply was pressed around a field; what is typed is asked for then, without a pause. */
export const TimesApplied = createContext(0);

export interface DelayedField {
  /** As it stands in the field. */
  typed: string;
  /** @param whole false: not to be asked for as it is, such as half a date */
  type: (text: string, whole?: boolean) => void;
  /** Asks now for what would be asked for in a moment. */
  settle: () => void;
}

/**
 * A field whose text the address keeps, a moment after the last key.
 * @param value as it stands in the address
 * @param onSettled puts the text, without spaces around it, into the address
 */
export function useDelayedField(value: string, onSettled: (text: string) => void): DelayedField {
  const [typed, setTyped] = useState(value);
  /** What is typed and not asked for yet; null when there is no such thing. */
  const [due, setDue] = useState<string | null>(null);
  const asked = useRef(value);
  const applied = use(TimesApplied);
  const heeded = useRef(applied);
  // Cleared from elsewhere, or Back; our own words, arriving late, must not overwrite newer ones.
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    setTyped(value);
    setDue(null);
  }, [value]);

  function ask(text: string): void {
    asked.current = text.trim();
    setDue(null);
    onSettled(asked.current);
  }
  // Asks by what the address is by then: another filter may have been chosen meanwhile.
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    const now = heeded.current !== applied;
    heeded.current = applied;
    if (due === null) return undefined;
    // A timer also without a pause: each field asks by the address that the field before it has made.
    const timer = setTimeout(() => askLater(due), now ? 0 : pause);
    return () => clearTimeout(timer);
  }, [due, applied]);

  return {
    typed,
    type: (text, whole = true) => {
      setTyped(text);
      setDue(whole ? text : null);
    },
    settle: () => {
      if (due !== null) ask(due);
    },
  };
}
