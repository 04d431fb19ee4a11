import type { ReactNode } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';

interface TextFieldProps {
  label: string;
  hint?: string;
  value: string;
  error?: string | undefined;
  busy: boolean;
  optional?: boolean;
  className?: string | undefined;
  onChange: (text: string) => void;
}

/** One line. */
export function LineField(props: TextFieldProps & { type?: 'text' | 'date' | 'number' }): ReactNode {
  const { label, hint, value, error, busy, optional, className, onChange, type = 'text' } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional === true} className={className}>
      {(control) => (
        <Input
          {...control}
          type={type}
          value={value}
          disabled={busy}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Several lines that are one text. */
export function LinesField({ rows = 4, ...props }: TextFieldProps & { rows?: number }): ReactNode {
  const { label, hint, value, error, busy, optional, className, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional === true} className={className}>
      {(control) => (
        <Textarea
          {...control}
          rows={rows}
          value={value}
          disabled={busy}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

interface TextsFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: readonly string[];
  /** What parts them: an empty line, or each line's end. */
  between: '\n\n' | '\n';
  rows?: number;
  onChange: (texts: readonly string[]) => void;
}

/** A list of texts, written as one. Empty ones are left out when it is published. */
export function TextsField({ value, between, onChange, ...field }: TextsFieldProps): ReactNode {
  return (
    <LinesField {...field} value={value.join(between)} onChange={(text) => onChange(text.split(between))} />
  );
}
