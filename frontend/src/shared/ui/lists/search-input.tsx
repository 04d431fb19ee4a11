import type { ReactNode } from 'react';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';
import { useDelayedField } from './use-delayed-field.ts';

export interface SearchInputProps {
  /** What the list is searched for now. */
  value: string;
  /** What is looked through: "Name or email". */
  placeholder?: string;
  maxLength?: number;
  onSearch: (text: string) => void;
}

/** The address follows what is typed, a moment later; at Enter at once. */
export function SearchInput({ value, placeholder, maxLength = 120, onSearch }: SearchInputProps): ReactNode {
  const { typed, type, settle } = useDelayedField(value, onSearch);
  return (
    <Field label="Search">
      {(control) => (
        <Input
          {...control}
          type="search"
          name="search"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
          }}
        />
      )}
    </Field>
  );
}
