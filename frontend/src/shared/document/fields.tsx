import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import type { FieldErrors } from '../forms/engine.ts';
import { Field } from '../ui/forms/field.tsx';
import { Input, Textarea } from '../ui/forms/input.tsx';
import { AffixInput } from '../ui/forms/inputs/affix-input.tsx';
import { valueAt } from './document.ts';

/** A value of a document, as its parts are bound to fields. */
export interface Part<Value> {
  value: Value;
  /** Where it is in the document, as errors name it: `questions.0`. Empty for the document itself. */
  path: string;
  /** Everything that is wrong with the document, by path. */
  errors: FieldErrors;
  /** Nothing may be changed: it is being published. */
  busy: boolean;
  /** Changes any value of the document. */
  set: (path: string, value: unknown) => void;
}

/** A value of a document, with what a field for it needs. */
export interface Bound<Value> extends Part<Value> {
  /** What is wrong with it, or else with a part of it. */
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

/** A part of a value: of an object by its name, of a list by its place. */
export function bind<Value, Name extends keyof Value & (string | number)>(
  of: Part<Value>,
  name: Name,
): Bound<Value[Name]> {
  return boundTo(of, of.path === '' ? `${name}` : `${of.path}.${name}`, of.value[name]);
}

/** A value of a document by a path that the types do not know, as in forms that are drawn from a table of fields. */
export const bindAt = <Value,>(document: Part<unknown>, path: string): Bound<Value> =>
  boundTo(document, path, valueAt(document.value, path) as Value);

/** Spread onto a checkbox. */
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

/** One line. @param props.prefix stands before the text: a unit, "₹" */
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

/** Several lines that are one text. */
export function LinesField(props: TextFieldProps & Control<'textarea'>): ReactNode {
  const { of, label, hint, optional = false, required = false, className, rows = 4, ...area } = props;
  return (
    <Field {...{ label, hint, optional, required, className }} error={of.error}>
      {(control) => <Textarea rows={rows} {...area} {...control} {...typed(of)} />}
    </Field>
  );
}

/** Spread onto the control of a text. */
export const typed = ({ value, busy, onChange }: Bound<string>) => ({
  value,
  disabled: busy,
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
});
