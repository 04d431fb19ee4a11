import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import type { FieldErrors } from '../forms/engine.ts';
import { Field } from '../ui/forms/field.tsx';
import { Input, Textarea } from '../ui/forms/input.tsx';
import { AffixInput } from '../ui/forms/inputs/affix-input.tsx';
import { valueAt } from './document.ts';

/** A value in a document, for binding its parts to fields. */
export interface Part<Value> {
  value: Value;
  /** Its path, as field errors have it: `questions.0`; empty for the document itself. */
  path: string;
  /** Errors of the whole document, by path. */
  errors: FieldErrors;
  /** Disables the fields while the document is saved. */
  busy: boolean;
  /** Sets any value of the document. */
  set: (path: string, value: unknown) => void;
}

/** A value with its error and setter, for one field. */
export interface Bound<Value> extends Part<Value> {
  /** The error of the value or of a part of it. */
  error: string | undefined;
  onChange: (value: Value) => void;
}

function errorAt(errors: FieldErrors, path: string): string | undefined {
  return errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
}

function boundTo<Value>({ errors, busy, set }: Part<unknown>, path: string, value: Value): Bound<Value> {
  const error = errorAt(errors, path);
  return { value, path, error, errors, busy, set, onChange: (next) => set(path, next) };
}

/** Binds a property of an object or an item of a list. */
export function bind<Value, Name extends keyof Value & (string | number)>(
  of: Part<Value>,
  name: Name,
): Bound<Value[Name]> {
  return boundTo(of, of.path === '' ? `${name}` : `${of.path}.${name}`, of.value[name]);
}

/** Binds a value by an untyped path, for forms that are generated from a table of fields. */
export const bindAt = <Value,>(document: Part<unknown>, path: string): Bound<Value> =>
  boundTo(document, path, valueAt(document.value, path) as Value);

/** Props of a checkbox. */
export const tick = ({ value, busy, onChange }: Bound<boolean>) => ({
  checked: value,
  disabled: busy,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.checked),
});

interface TextFieldProps {
  of: Bound<string>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  required?: boolean;
  className?: string | undefined;
}

type Control<Tag extends 'input' | 'textarea'> = Omit<ComponentPropsWithRef<Tag>, 'className' | 'prefix'>;

/** A single-line text. @param props.prefix a unit before the text, such as "₹" */
export function LineField(props: TextFieldProps & Control<'input'> & { prefix?: string }): ReactNode {
  const { of, label, hint, optional = false, required = false, className, prefix, ...input } = props;
  return (
    <Field {...{ label, hint, optional, required, className }} error={of.error}>
      {(control) => {
        const all = { autoComplete: 'off', ...input, ...control, ...typed(of) };
        return prefix === undefined ? <Input {...all} /> : <AffixInput {...all} prefix={prefix} />;
      }}
    </Field>
  );
}

export function LinesField(props: TextFieldProps & Control<'textarea'>): ReactNode {
  const { of, label, hint, optional = false, required = false, className, rows = 4, ...area } = props;
  return (
    <Field {...{ label, hint, optional, required, className }} error={of.error}>
      {(control) => <Textarea rows={rows} {...area} {...control} {...typed(of)} />}
    </Field>
  );
}

/** Props of a text control. */
export const typed = ({ value, busy, onChange }: Bound<string>) => ({
  value,
  disabled: busy,
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
});
