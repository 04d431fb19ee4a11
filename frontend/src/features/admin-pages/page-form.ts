import type { PageContents, PageName } from '@ironbloom/brand';
import type { ComponentType } from 'react';
import type { FieldErrors } from '#shared/forms/engine.ts';

/** What a form of a page gets to work with. */
export interface PageFormProps<Content> {
  content: Content;
  /** By the path in the content: `questions.0.title`. */
  errors: FieldErrors;
  /** Nothing may be changed: it is being published. */
  busy: boolean;
  set: (change: Partial<Content>) => void;
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
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  return errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
}
