import type { Side } from '#shared/lib/compare.ts';
import type { Conflict } from '../conflicts/conflict.ts';
import type { KindName, Views } from '../content.ts';
import type { DraftState } from '../drafts/use-draft.ts';
import type { ContentKind, Draft, Errors, Question } from './kind.ts';
import type { Files } from './submission.ts';

export type Phase = { at: 'rest' } | { at: 'sending'; share: number } | { at: 'preparing' };

export interface ContentForm<Name extends KindName = KindName> {
  kind: ContentKind<Name>;
  /** What is saved; null while it is new. */
  view: Views[Name] | null;
  values: Draft['values'];
  files: Files;
  errors: Errors;
  /** From the press on until the answer. */
  busy: boolean;
  /** How far what is being sent has come. */
  phase: Phase;
  /** Why the last save was not made, until something is changed or it is tried again. */
  failure: string | null;
  /** To be answered before the save that was asked for. */
  question: Question | null;
  conflict: Conflict<Views[Name]> | null;
  dirty: boolean;
  draft: DraftState;
  set: (name: string, value: string) => void;
  choose: (slot: string, file: File | undefined) => void;
  save: () => Promise<void>;
  answer: (yes: boolean) => void;
  /** Takes the chosen sides and saves. */
  resolve: (choices: Readonly<Record<string, Side>>) => Promise<void>;
}
