import type { KindName, Views } from '../content.ts';
import type { ContentKind, Draft, Errors, PictureSlot, PictureState, Values } from './kind.ts';

/** Chosen pictures by the name of their field. */
export type Files = Readonly<Record<string, File | undefined>>;

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

/** What the rules judge: the texts, and of each picture whether it is there and can be described. */
export function judgedTexts<Name extends KindName>(
  kind: ContentKind<Name>,
  view: Views[Name] | null,
  { values }: Draft,
  files: Files,
): Values {
  const stateOf = ({ file, saved }: PictureSlot<Views[Name]>): PictureState => {
    if (files[file]) return 'describable';
    if (view === null) return 'missing';
    return saved(view).described ? 'describable' : 'as it is';
  };
  return { ...values, ...Object.fromEntries(kind.pictures.map((slot) => [slot.file, stateOf(slot)])) };
}

export const hasFile = (files: Files): boolean => Object.values(files).some(Boolean);

/** To the first field of the screen that has something wrong with it. */
export function focusField(names: readonly string[], errors: Errors): void {
  const first = names.find((name) => errors[name]);
  if (first === undefined) return;
  // After the sentences stand under their fields: what is focused is then read with its error.
  requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
}

/** The id of a field's control. */
export const fieldId = (name: string): string => `content-${name}`;
