import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import type { Errors, Values } from '../editing/kind.ts';
import { fieldId } from '../editing/submission.ts';

/** The part of a form that a field needs. */
export interface FormFields {
  values: Values;
  errors: Errors;
  set: (name: string, value: string) => void;
}

interface Common {
  form: FormFields;
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  required?: boolean;
  className?: string | undefined;
}

function fieldProps({ form, name, label, hint, optional = false, required = false, className }: Common) {
  return { id: fieldId(name), label, hint, optional, required, error: form.errors[name], className };
}

type TextFieldProps = Common & Omit<ComponentPropsWithRef<'input'>, 'form' | 'name' | 'value' | 'onChange'>;

/** One line of text. */
export function TextField(props: TextFieldProps): ReactNode {
  const { form, name, label: _, hint: __, optional: ___, required: ____, className: _____, ...rest } = props;
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <Input
          autoComplete="off"
          {...rest}
          {...control}
          name={name}
          value={form.values[name] ?? ''}
          onChange={(event) => form.set(name, event.target.value)}
        />
      )}
    </Field>
  );
}

type TextAreaFieldProps = Common & { rows: number; maxLength?: number; placeholder?: string };

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps): ReactNode {
  const { form, name, rows, maxLength, placeholder } = props;
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <Textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          name={name}
          style={{ minHeight: 0 }}
          value={form.values[name] ?? ''}
          onChange={(event) => form.set(name, event.target.value)}
        />
      )}
    </Field>
  );
}
