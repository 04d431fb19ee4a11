import type { PageContents, PageName } from '@ironbloom/brand';
import type { ChangeEvent, ComponentType } from 'react';
import type { FieldErrors } from '#shared/forms/engine.ts';

/** What fields are bound to: the content of a page, or an item of one of its lists. */
export interface Part<Content> {
  content: Content;
  /** By the path in the page's content: `questions.0.title`. */
  errors: FieldErrors;
  /** Where an item is in the page's content, with a dot at its end: `questions.0.` */
  path?: string;
  /** Nothing may be changed: it is being published. */
  busy: boolean;
  set: (change: Partial<Content>) => void;
}

export interface PageFormProps<Content> {
  part: Part<Content>;
}

/** A value that has errors of its own parts: a picture, a list. */
export interface Bound<Value> {
  value: Value;
  errors: FieldErrors;
  /** Of the value in the page's content, as errors name it. */
  path: string;
  busy: boolean;
  onChange: (value: Value) => void;
}

/** Binds a field to one value of a part. */
export function bind<Content, Name extends keyof Content & string>(part: Part<Content>, name: Name) {
  const { errors, path, ...bound } = bindWhole(part, name);
  return { ...bound, error: errorAt(errors, path) };
}

/** Binds a field that shows what is wrong with each part of its value. */
export function bindWhole<Content, Name extends keyof Content & string>(
  part: Part<Content>,
  name: Name,
): Bound<Content[Name]> {
  const { content, errors, path = '', busy, set } = part;
  return {
    value: content[name],
    errors,
    path: path + name,
    busy,
    onChange: (value) => set({ [name]: value } as unknown as Partial<Content>),
  };
}

/** Binds a checkbox. */
export function bindTick<Content, Name extends keyof Content & string>(part: Part<Content>, name: Name) {
  const { value, busy, onChange } = bindWhole(part, name);
  return {
    checked: value === true,
    disabled: busy,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked as Content[Name]),
  };
}

/** What the fields of a value are bound to. */
export function partOf<Value>({ value, errors, path, busy, onChange }: Bound<Value>): Part<Value> {
  return {
    content: value,
    errors,
    path: `${path}.`,
    busy,
    set: (change) => onChange({ ...value, ...change }),
  };
}

export interface ReviewProps<Content> {
  /** As it is published. */
  before: Content;
  after: Content;
  onPublish: () => void;
  onClose: () => void;
}

/** How one page is edited. */
export interface PageForm<Page extends PageName> {
  page: Page;
  /** As the tab says. */
  title: string;
  Form: ComponentType<PageFormProps<PageContents[Page]>>;
  /** What is looked at once more before it is published. */
  Review?: ComponentType<ReviewProps<PageContents[Page]>>;
  /** The parts of the content, for the comparison with another owner's. */
  labels: Readonly<Record<keyof PageContents[Page] & string, string>>;
}

/** The first thing that is wrong with a field or a part of it. */
function errorAt(errors: FieldErrors, path: string): string | undefined {
  return errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
}
