import { ApiError } from '../api/errors.ts';

/** What a form of React Hook Form can do. */
interface Form<Name extends string> {
  setError: (name: Name, error: { message: string }) => void;
  setFocus: (name: Name) => void;
}

/**
 * Puts what the server says of single inputs under them, and the focus into the first.
 * @param names the inputs, in the order of the screen
 * @returns whether there was any
 */
export function showRefusal<Name extends string>(
  form: Form<Name>,
  names: readonly Name[],
  error: unknown,
): boolean {
  const fields = error instanceof ApiError ? error.fields : undefined;
  const refused = names.filter((name) => fields?.[name]);
  for (const name of refused) form.setError(name, { message: fields?.[name] ?? '' });
  const [first] = refused;
  if (first) form.setFocus(first);
  return first !== undefined;
}
