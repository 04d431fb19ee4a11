import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Field } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Cleared from elsewhere, or Back; our own words, arriving late, must not overwrite newer ones.
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  function search(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = text;
      onSearch(text);
    }, pause);
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
