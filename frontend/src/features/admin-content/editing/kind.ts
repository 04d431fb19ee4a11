import type { Values } from '#shared/lib/compare.ts';
import type { FieldErrors, Rules } from '#shared/forms/engine.ts';
import type { KindName, Views } from '../content.ts';

/** A form as text, field by field, with the names of the wire. What the browser keeps and compares. */
export type { Values };
export type Errors = FieldErrors;

/** A picture of the form: the names of its fields on the wire, and how it is spoken of. */
export interface PictureSlot<View> {
  /** The file's field. */
  file: string;
  alt: string;
  focalX: string;
  focalY: string;
  label: string;
  /** The sentence when there is none (content-16). */
  missing: string;
  /** Of the place where readers see it first, as in CSS. */
  ratio: string;
  /** What is saved now. */
  saved: (view: View) => { src: string; described: boolean };
}

/** What the rules hear of a picture, under the name of its file. */
export type PictureState = 'missing' | 'describable' | 'as it is';

/** Asked before a save; without a yes nothing is sent. */
export interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  /** What the yes takes along: fields of the form. */
  fields?: readonly QuestionField[];
}

export interface QuestionField {
  name: string;
  label: string;
  type?: 'date' | 'email';
  placeholder?: string;
}

/** What an edit screen needs to know of a kind of content. */
export interface ContentKind<Name extends KindName = KindName> {
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
    /** Said when it is gone. */
    deleted: string;
  };
  /** Every field that may differ between two editors, in the order of the screen. */
  labels: Readonly<Record<string, string>>;
  empty: Values;
  /** The fields that take one of a few words, with these. */
  choices: Readonly<Record<string, readonly string[]>>;
  read: (view: Views[Name]) => Values;
  pictures: readonly PictureSlot<Views[Name]>[];
  /** Loads the rules for what needs no server to be seen. */
  rules: () => Promise<Rules<Values>>;
  /** What somebody must be sure of before this is saved. */
  ask?: (values: Values, view: Views[Name] | null) => Question | undefined;
  /** Text fields as they are sent. */
  wire: (values: Values) => Values;
  /** Whether two texts of a field mean the same once saved. */
  same: (name: string, mine: string, theirs: string) => boolean;
}

/** An edit screen that is being filled in. */
export interface Draft {
  values: Values;
  /** What was saved when the editing began. */
  base: Values;
  /** Of what is edited; null for something new. */
  version: number | null;
}
