import type { FieldErrors } from '#shared/forms/engine.ts';
import type { KindName, Status, Views } from '../content.ts';

/** A picture's value: the chosen file, or the saved one's address; empty if none. */
export type Picked = string | File;

/** Fields and words of a picture. */
export interface PictureSlot {
  /** Field of the file. */
  file: string;
  /** Field of the alt text, whose value is null if the picture cannot be described. */
  alt: string;
  focalX: string;
  focalY: string;
  label: string;
  /** Error if missing (content-16). */
  missing: string;
  /** CSS aspect ratio on the site. */
  ratio: string;
}

export interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  /** Form fields that the answer sets. */
  fields: readonly QuestionField[];
}

interface QuestionField {
  name: string;
  label: string;
  type?: 'date' | 'email';
  placeholder?: string;
}

/** A flat document with the API's field names. */
export interface ContentForm {
  status: Status;
}

/** Describes a kind of content to the edit screen. */
export interface ContentKind<Name extends KindName = KindName, Form extends ContentForm = ContentForm> {
  name: Name;
  listPath: string;
  editPath: (id: string) => string;
  words: {
    all: string;
    create: string;
    edit: string;
    /** content-15. */
    deletePrompt: string;
    deleteText: string;
    deleteLabel: string;
    /** Toast after the deletion. */
    deleted: string;
  };
  /** Labels of the fields compared on a conflict, except pictures. */
  labels: Readonly<Record<string, string>>;
  empty: Form;
  read: (view: Views[Name]) => Form;
  pictures: readonly PictureSlot[];
  /** Client-side checks, except pictures. */
  problemsOf: (form: Form) => FieldErrors;
  /** A question before saving, if needed. @param saved null: not saved yet */
  ask?: (form: Form, saved: Form | null) => Question | undefined;
  /** The request's fields. */
  wire: (form: Form) => object;
  /** Whether two values are equal once saved. */
  same: (name: string, mine: string, theirs: string) => boolean;
}
