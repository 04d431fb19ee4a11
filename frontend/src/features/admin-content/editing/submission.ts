import type { KindName, Views } from '../content.ts';
import type { ContentKind, Draft, Errors, Values } from './kind.ts';

/** Chosen pictures by the name of their field. */
export type Files = Readonly<Record<string, File | undefined>>;

/** The server's limit (content-21): a picture over it need not travel to be refused. */
const maxBytes = 10 * 1024 * 1024;

export const tooLarge = 'Pictures may have at most 10 MB. Please choose a smaller file.';

/** @returns a sentence when the file need not be sent at all */
export function refusalOf(file: File): string | undefined {
  return file.size > maxBytes ? tooLarge : undefined;
}

/** Every field is sent, so that a box that was cleared is saved as cleared. */
export function formDataOf<Name extends KindName>(
  kind: ContentKind<Name>,
  { values, version }: Draft,
  files: Files,
  intentKey: string | undefined,
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(kind.wire(values))) form.set(name, text);
  if (intentKey !== undefined) form.set('intentKey', intentKey);
  else form.set('version', String(version));
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file);
  return form;
}

/** content-16: what is new needs its pictures. */
export function missingPictures<Name extends KindName>(
  kind: ContentKind<Name>,
  view: Views[Name] | null,
  files: Files,
): Errors {
  if (view !== null) return {};
  const missing = kind.pictures.filter(({ file }) => !files[file]);
  return Object.fromEntries(missing.map(({ file, missing: sentence }) => [file, sentence]));
}

/** A picture that nobody can describe is nothing to somebody who cannot see it. */
export function pictureErrors<Name extends KindName>(
  kind: ContentKind<Name>,
  view: Views[Name] | null,
  values: Values,
  files: Files,
): Errors {
  const nameless = kind.pictures.filter(({ file, alt, saved }) => {
    const shown = Boolean(files[file]) || (view !== null && saved(view).described);
    return shown && !values[alt]?.trim();
  });
  return Object.fromEntries(nameless.map(({ alt }) => [alt, 'Please say what the picture shows']));
}

/** To the first field of the screen that has something wrong with it. */
export function focusField(names: readonly string[], errors: Errors): void {
  const first = names.find((name) => errors[name]);
  if (first === undefined) return;
  // After the sentences stand under their fields: what is focused is then read with its error.
  requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
}

/** The id of a field's control. */
export const fieldId = (name: string): string => `content-${name}`;
