import type { FieldErrors } from '#shared/forms/engine.ts';
import type { KindName, Status, Views } from '../content.ts';

/** A picture of a form: the file that was chosen, or the address of the saved one; empty while there is none. */
export type Picked = string | File;

/** A picture of a form: its fields and its words. */
export interface PictureSlot {
  /** The file's field. */
  file: string;
  /** The field of its alt text, which is null for a picture that cannot be described. */
  alt: string;
  focalX: string;
  focalY: string;
  label: string;
  /** The error without a picture (content-16). */
  missing: string;
  /** Aspect ratio for readers, as in CSS. */
  ratio: string;
}

/** Asked before a save. */
export interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  /** Fields of the form that the answer fills in. */
  fields: readonly QuestionField[];
}

interface QuestionField {
  name: string;
  label: string;
  type?: 'date' | 'email';
  placeholder?: string;
}

/** What every form has: a flat document with the names of the wire. */
export interface ContentForm {
  status: Status;
}

/** What an edit screen needs to know of a kind of content. */
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
  /** The fields that are compared with another editor's version, apart from pictures. */
  labels: Readonly<Record<string, string>>;
  empty: Form;
  read: (view: Views[Name]) => Form;
  pictures: readonly PictureSlot[];
  /** Checks before sending, apart from pictures. */
  problemsOf: (form: Form) => FieldErrors;
  /** A question before saving, if one is needed. @param saved null: not saved yet */
  ask?: (form: Form, saved: Form | null) => Question | undefined;
  /** Its texts as they are sent. */
  wire: (form: Form) => object;
  /** Whether two texts of a field mean the same once saved. */
  same: (name: string, mine: string, theirs: string) => boolean;
}
