import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/errors.ts';
import { formToast } from '../../../shared/ui/forms/form-toast.ts';
import { fetchContent, saveContent } from '../api.ts';
import type { KindName, Views } from '../content.ts';
import { typedSince, type Side } from '../conflicts/compare.ts';
import { conflictBetween, resolved, type Conflict } from '../conflicts/conflict.ts';
import { keepDraft } from '../drafts/draft-store.ts';
import type { ContentKind, Draft, Errors, Question, Values } from './kind.ts';
import { useDraft, type DraftState } from '../drafts/use-draft.ts';
import { focusField, formDataOf, missingPictures, pictureErrors, type Files } from './submission.ts';

export type Phase = { at: 'rest' } | { at: 'sending'; share: number } | { at: 'preparing' };

export interface ContentForm<Name extends KindName = KindName> {
  kind: ContentKind<Name>;
  /** What is saved; null while it is new. */
  view: Views[Name] | null;
  values: Draft['values'];
  files: Files;
  errors: Errors;
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

interface Options<Name extends KindName> {
  kind: ContentKind<Name>;
  view: Views[Name] | null;
  /** Once something new is saved for the first time. */
  onCreated: (view: Views[Name]) => void;
}

/** Filling in, keeping, sending and, with a second editor, reconciling one piece of content. */
export function useContentForm<Name extends KindName>(options: Options<Name>): ContentForm<Name> {
  const { kind, onCreated } = options;
  const [view, setView] = useState(options.view);
  const [draft, setDraft] = useState<Draft>(() => fresh(kind, options.view));
  const [files, setFiles] = useState<Files>({});
  const [errors, setErrors] = useState<Errors>({});
  const [phase, setPhase] = useState<Phase>({ at: 'rest' });
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [conflict, setConflict] = useState<Conflict<Views[Name]> | null>(null);
  const running = useRef(false);
  /** What the form holds by now: a save takes seconds, and nobody stops typing for it. */
  const latest = useRef(draft.values);
  useEffect(() => {
    latest.current = draft.values;
  }, [draft.values]);

  const dirty =
    hasFile(files) || Object.keys(draft.values).some((name) => draft.values[name] !== draft.base[name]);
  const kept = useDraft(kind, options.view?._id ?? null, draft, dirty, setDraft);

  const set = useCallback((name: string, value: string) => {
    setDraft((before) =>
      before.values[name] === value ? before : { ...before, values: { ...before.values, [name]: value } },
    );
    setErrors(({ [name]: _gone, ...rest }) => rest);
    setFailure(null);
  }, []);

  const choose = useCallback((slot: string, file: File | undefined) => {
    setFiles((before) => ({ ...before, [slot]: file }));
    setErrors(({ [slot]: _gone, ...rest }) => rest);
    setFailure(null);
  }, []);

  function complain(found: Errors, sentence: string): void {
    setErrors(found);
    setFailure(sentence);
    formToast.error(sentence);
    focusField([...Object.keys(kind.labels), ...kind.pictures.map(({ file }) => file)], found);
  }

  function settled(saved: Views[Name], words: string, sent: Values, sentFiles: Files): void {
    kept.drop();
    const next = fresh(kind, saved);
    const later = typedSince(sent, latest.current);
    const values = { ...next.values, ...later };
    setView(saved);
    setErrors({});
    setConflict(null);
    formToast.success(words);
    if (options.view !== null) {
      setDraft({ ...next, values });
      setFiles((now) =>
        Object.fromEntries(Object.entries(now).filter(([slot, file]) => file !== sentFiles[slot])),
      );
      return;
    }
    setDraft(next);
    setFiles({});
    // The screen of what is new by now is another one: it offers these words as unsaved work.
    const unsaved = { ...next, values, keptAt: Date.now(), intentKey: null, unanswered: false };
    if (Object.keys(later).length > 0) keepDraft(kind.name, saved._id, unsaved);
    onCreated(saved);
  }

  async function send(id: string | null, sent: Draft, sentFiles: Files): Promise<Views[Name]> {
    const form = formDataOf(kind, sent, sentFiles, id === null ? kept.intentKey : undefined);
    return saveContent(kind.name, id, form, (share) =>
      setPhase(share < 1 ? { at: 'sending', share } : { at: 'preparing' }),
    );
  }

  /** A form whose answer was lost may be saved already, in an older wording: then this one goes on top. */
  async function store(sent: Draft, sentFiles: Files): Promise<Views[Name]> {
    if (view !== null) return send(view._id, sent, sentFiles);
    const made = await send(null, sent, sentFiles);
    return kept.unanswered ? send(made._id, { ...sent, version: made.version }, sentFiles) : made;
  }

  async function stale(sent: Draft, sentFiles: Files): Promise<void> {
    if (view === null) {
      complain({}, 'Someone else has changed this since it was created. Please open it from the list.');
      return;
    }
    const theirs = await fetchContent(kind.name, view._id);
    const met = conflictBetween(kind, { view, draft: sent, files: sentFiles }, theirs);
    const sameTexts = met.fields.length === 0;
    // Nothing differs, and our own answer got lost: it is our own save that stands there.
    if (sameTexts && (kept.unanswered || !hasFile(sentFiles))) {
      settled(theirs, 'Saved.', sent.values, sentFiles);
      return;
    }
    if (sameTexts && met.pictures.length === 0) {
      // They saved what stands here too; only our picture is new.
      const saved = await send(view._id, { ...sent, version: theirs.version }, sentFiles);
      settled(saved, 'Saved.', sent.values, sentFiles);
      return;
    }
    setConflict(met);
    formToast.clear();
  }

  async function attempt(sent: Draft, sentFiles: Files): Promise<void> {
    if (running.current) return;
    running.current = true;
    formToast.clear();
    setErrors({});
    setFailure(null);
    setPhase(hasFile(sentFiles) ? { at: 'sending', share: 0 } : { at: 'preparing' });
    try {
      const words = options.view === null ? 'Created.' : 'Saved.';
      settled(await store(sent, sentFiles), words, sent.values, sentFiles);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'STALE_EDIT')
        await stale(sent, sentFiles).catch((e: unknown) => complain({}, wordsOf(e)));
      else complain(error.fields ?? {}, error.fields ? firstOf(error.fields, error) : error.message);
      kept.sent(error.status === 0 || error.status >= 500);
    } finally {
      running.current = false;
      setPhase({ at: 'rest' });
    }
  }

  async function save(): Promise<void> {
    const missing = missingPictures(kind, view, files);
    const found = {
      ...kind.check(draft.values),
      ...pictureErrors(kind, view, draft.values, files),
      ...missing,
    };
    const [sentence] = [...Object.values(missing), ...Object.values(found)];
    const unsure = kind.ask?.(draft.values, view);
    if (sentence !== undefined) complain(found, sentence);
    else if (unsure) setQuestion(unsure);
    else await attempt(draft, files);
  }

  function answer(yes: boolean): void {
    setQuestion(null);
    if (yes) void attempt(draft, files);
  }

  async function resolve(choices: Readonly<Record<string, Side>>): Promise<void> {
    if (!conflict) return;
    const one = resolved(kind, { draft, files }, conflict.theirs, choices);
    setView(conflict.theirs);
    setDraft(one.draft);
    setFiles(one.files);
    setConflict(null);
    await attempt(one.draft, one.files);
  }

  const { values } = draft;
  return {
    kind,
    view,
    values,
    files,
    errors,
    phase,
    failure,
    question,
    conflict,
    dirty,
    draft: kept,
    set,
    choose,
    save,
    answer,
    resolve,
  };
}

const hasFile = (files: Files): boolean => Object.values(files).some(Boolean);

function fresh<Name extends KindName>(kind: ContentKind<Name>, view: Views[Name] | null): Draft {
  const base = view ? kind.read(view) : kind.empty;
  return { values: base, base, version: view?.version ?? null };
}

/** Whole sentences stand in `message`; a form with one wrong field says what is wrong with it. */
function firstOf(fields: Errors, error: ApiError): string {
  return (error.code === 'VALIDATION_FAILED' && Object.values(fields)[0]) || error.message;
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}
