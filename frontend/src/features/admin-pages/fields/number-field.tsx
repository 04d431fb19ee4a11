import type { ReactNode } from 'react';
import { LineField } from './text-fields.tsx';

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number;
  error?: string | undefined;
  busy: boolean;
  onChange: (value: number) => void;
}

/** A whole number; an empty field is 0. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps): ReactNode {
  return (
    <LineField
      {...field}
      type="number"
      value={String(value)}
      onChange={(text) => onChange(Math.trunc(Number(text)) || 0)}
    />
  );
}
