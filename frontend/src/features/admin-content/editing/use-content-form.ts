import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import type { KindName, Views } from '../content.ts';
import { typedSince } from '#shared/lib/compare.ts';
import { resolved, type Conflict } from '../conflicts/conflict.ts';
import { keepDraft } from '../drafts/draft-store.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { ContentForm, Phase } from './content-form.ts';
import type { ContentKind, Draft, Errors, Question, Values } from './kind.ts';
import { saveDraft } from './saving.ts';
import { focusField, hasFile, judgedTexts, type Files } from './submission.ts';

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
  const [phase, setPhase] = useState<Phase>({ at: 'rest' });
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [conflict, setConflict] = useState<Conflict<Views[Name]> | null>(null);
  /** What the form holds by now: a save takes seconds, and nobody stops typing for it. */
  const latest = useRef(draft.values);
  useEffect(() => {
    latest.current = draft.values;
  }, [draft.values]);

  const dirty =
    hasFile(files) || Object.keys(draft.values).some((name) => draft.values[name] !== draft.base[name]);
  const kept = useDraft(kind, options.view?._id ?? null, draft, dirty, setDraft);

  const fields = useServerForm({
    rules: async () => {
      const [rules, { withPictures }] = await Promise.all([
        kind.rules(),
        import('../pictures/picture-rules.ts'),
      ]);
      return withPictures(rules, kind.pictures);
    },
    send: () => attempt(draft, files),
    onInvalid: (found) => {
      const missing = kind.pictures.map(({ file }) => found[file]).find(Boolean);
      complain(found, missing ?? Object.values(found)[0] ?? '');
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError)) reportError(error);
      const named = error instanceof ApiError ? error.fields : undefined;
      complain(named ?? {}, firstOf(named, error));
    },
  });

  function set(name: string, value: string): void {
    fields.start();
    setDraft((before) =>
      before.values[name] === value ? before : { ...before, values: { ...before.values, [name]: value } },
    );
    fields.clear(name);
    setFailure(null);
  }

  function choose(slot: string, file: File | undefined): void {
    fields.start();
    setFiles((before) => ({ ...before, [slot]: file }));
    fields.clear(slot);
    setFailure(null);
  }

  function complain(found: Errors, sentence: string): void {
    setFailure(sentence);
    formToast.error(sentence);
    focusField([...Object.keys(kind.labels), ...kind.pictures.map(({ file }) => file)], found);
  }

  function settled(saved: Views[Name], sent: Values, sentFiles: Files): void {
    kept.drop();
    const next = fresh(kind, saved);
    const later = typedSince(sent, latest.current);
    const values = { ...next.values, ...later };
    setView(saved);
    setConflict(null);
    formToast.success(options.view === null ? 'Created.' : 'Saved.');
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

  async function attempt(sent: Draft, sentFiles: Files): Promise<void> {
    formToast.clear();
    setFailure(null);
    setPhase(hasFile(sentFiles) ? { at: 'sending', share: 0 } : { at: 'preparing' });
    const { intentKey, unanswered, lost } = kept;
    try {
      const outcome = await saveDraft({
        kind,
        view,
        intentKey,
        unanswered,
        draft: sent,
        files: sentFiles,
        onProgress: (share) => setPhase(share < 1 ? { at: 'sending', share } : { at: 'preparing' }),
        onUnanswered: lost,
      });
      if ('saved' in outcome) settled(outcome.saved, sent.values, sentFiles);
      else setConflict(outcome.conflict);
    } finally {
      setPhase({ at: 'rest' });
    }
  }

  /** Checks, and then sends, or does what else is to come first. */
  function submit(one: Draft, oneFiles: Files, then: () => Promise<void>): Promise<void> {
    return fields.submit(judgedTexts(kind, view, one, oneFiles), then);
  }

  async function askOrAttempt(): Promise<void> {
    const unsure = kind.ask?.(draft.values, view);
    if (unsure) setQuestion(unsure);
    else await attempt(draft, files);
  }

  return {
    kind,
    view,
    values: draft.values,
    files,
    errors: fields.errors,
    busy: fields.busy,
    phase,
    failure,
    question,
    conflict,
    dirty,
    draft: kept,
    set,
    choose,
    save: () => submit(draft, files, askOrAttempt),
    answer: (yes) => {
      setQuestion(null);
      if (yes) void submit(draft, files, () => attempt(draft, files));
    },
    resolve: async (choices) => {
      if (!conflict) return;
      const one = resolved(kind, { draft, files }, conflict.theirs, choices);
      setView(conflict.theirs);
      setDraft(one.draft);
      setFiles(one.files);
      setConflict(null);
      await submit(one.draft, one.files, () => attempt(one.draft, one.files));
    },
  };
}

function fresh<Name extends KindName>(kind: ContentKind<Name>, view: Views[Name] | null): Draft {
  const base = view ? kind.read(view) : kind.empty;
  return { values: base, base, version: view?.version ?? null };
}

/** Whole sentences stand in `message`; a form with one wrong field says what is wrong with it. */
function firstOf(fields: Errors | undefined, error: unknown): string {
  const isAboutFields = error instanceof ApiError && error.code === 'VALIDATION_FAILED';
  return (isAboutFields && Object.values(fields ?? {})[0]) || messageOf(error);
}
