import { ApiError } from '#shared/api/errors.ts';

/** Errors of the dialog's fields, by field name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

const shown: readonly string[] = ['fromName', 'subject', 'bodyHtml', 'recipients', 'attachments'];

/** The refusal, by field and as one text. */
export function refusalOf(error: unknown): { words: string; fields: FieldErrors } {
  if (!(error instanceof ApiError)) return { words: 'Something went wrong. Please try again.', fields: {} };
  const named = Object.entries(error.fields ?? {}).filter(([name]) => shown.includes(name));
  const fields = Object.fromEntries(named.map(([name, why]) => [name, `${why}.`]));
  return { words: named.length > 0 ? Object.values(fields).join(' ') : error.message, fields };
}
