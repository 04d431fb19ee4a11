import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Field } from '../../../shared/ui/forms/field.tsx';
import { Input } from '../../../shared/ui/forms/input.tsx';

/** ms without a key before the list follows. */
const pause = 250;

interface SearchInputProps {
  /** What the list is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** The address follows what is typed, a moment later. */
export function SearchInput({ value, onSearch }: SearchInputProps): ReactNode {
  const [typed, setTyped] = useState(value);
  /** What is typed and not searched for yet; null when there is no such thing. */
  const [due, setDue] = useState<string | null>(null);
  const asked = useRef(value);
  // Cleared from elsewhere, or Back; our own words, arriving late, must not overwrite newer ones.
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    setTyped(value);
    setDue(null);
  }, [value]);

  // Asks by what the address is by then: another filter may have been chosen meanwhile.
  const ask = useEffectEvent((text: string) => {
    asked.current = text;
    setDue(null);
    onSearch(text);
  });
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(() => ask(due), pause);
    return () => clearTimeout(timer);
  }, [due]);

  function search(text: string): void {
    setTyped(text);
    setDue(text);
  }

  return (
    <Field label="Search">
      {(control) => (
        <Input
          {...control}
          type="search"
          name="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => search(event.target.value)}
        />
      )}
    </Field>
  );
}
