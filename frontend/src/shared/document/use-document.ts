import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, messageOf } from '../api/errors.ts';
import type { FieldErrors } from '../forms/engine.ts';
import { browserStore, isRecord } from '../lib/browser-store.ts';
import { useDebouncedWrite } from '../lib/use-debounced-write.ts';
import { formToast } from '../ui/forms/form-toast.ts';
import {
  type Comparison,
  type Difference,
  differencesOf,
  edited,
  type History,
  historyOf,
  isSame,
  merged,
  redone,
  type Side,
  undone,
} from './document.ts';
import type { Part } from './fields.tsx';

interface Versioned {
  version: number;
}

/** A save that somebody else made meanwhile. */
interface Conflict<Doc, Saved> {
  theirs: Saved;
  /** `theirs` as a document. */
  document: Doc;
  fields: readonly Difference[];
}

interface Work<Doc> {
  history: History<Doc>;
  /** The saved document that the edits are based on, and its version; 0 for a new one. */
  base: Doc;
  version: number;
}

export interface Draft<Doc> {
  document: Doc;
  base: Doc;
  version: number;
  /** ms since 1970. */
  keptAt: number;
  note: unknown;
}

interface DocumentWords {
  saved: string;
  /** Replaces `saved` when the save changed nothing. */
  unchanged?: string;
  /** Replaces the message of field errors, which are shown at their fields. */
  marked?: string;
}

export interface DocumentOptions<Doc, Saved extends Versioned | null> {
  /** The storage key of the draft. */
  draftKey: string;
  /** Offers to restore a stored draft instead of loading it at once. */
  offersDraft?: boolean;
  /** Another tab that stores other edits is not overwritten: `elsewhere` asks first. */
  asksOtherTabs?: boolean;
  /** Stored with the draft. */
  note?: unknown;
  /** The document of what is saved. */
  read: (saved: Saved) => Doc;
  /** Client-side validation. @returns errors by path */
  problemsOf?: (document: Doc) => FieldErrors;
  /** Rejects with an ApiError. */
  send: (document: Doc, version: number) => Promise<NonNullable<Saved>>;
  latest: () => Promise<NonNullable<Saved>>;
  /** The error code of a version conflict. */
  stale: string;
  comparison?: Comparison;
  /** Whether a conflict needs a choice; otherwise the likely side is taken. */
  isAsked?: (difference: Difference) => boolean;
  /** @param later edits made during the save, if any */
  onSaved?: (saved: NonNullable<Saved>, later: Draft<Doc> | undefined) => void;
  /** The screen is left after a save: edits made during the save are not carried on. */
  leavesWhenSaved?: boolean;
  /** An edit clears only its own field's error. */
  keepsErrors?: boolean;
  words?: DocumentWords;
  /** The message of an error without one. */
  failed?: string;
}

const publishing: DocumentWords = {
  saved: 'Published. Every page shows it within five seconds.',
  unchanged: 'Nothing was changed.',
  marked: 'Not published: please check the marked fields.',
};

/**
 * Edits a document that is saved as a whole. It stores a draft in this browser and merges concurrent changes on a version
 * conflict.
 */
export function useDocument<Doc extends object, Saved extends Versioned | null>(
  saved: Saved,
  options: DocumentOptions<Doc, Saved>,
) {
  const {
    offersDraft = false,
    asksOtherTabs = false,
    note,
    read,
    comparison = {},
    words = publishing,
  } = options;
  const [drafts] = useState(() => draftStore<Doc>(options.draftKey));
  const [offer, setOffer] = useState(() => drafts.read(read(saved)));
  const [work, setWork] = useState(() =>
    offer && !offersDraft ? workFromDraft(offer) : workFromSaved(read, saved),
  );
  const [keptAt, setKeptAt] = useState(offer && !offersDraft ? offer.keptAt : null);
  const [unkept, setUnkept] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<Doc, NonNullable<Saved>> | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { history, base, version } = work;
  const { document: edits } = history;
  /** The current document, for code that runs after a save: fields may have been edited meanwhile. */
  const now = useRef(edits);
  useEffect(() => {
    now.current = edits;
  }, [edits]);

  const dirty = useMemo(() => !isSame(edits, base), [edits, base]);
  /** What another tab has stored meanwhile. */
  const [elsewhere, setElsewhere] = useState<Draft<Doc>>();
  const onOtherTab = useEffectEvent((event: StorageEvent) => {
    if (event.key !== options.draftKey || event.newValue === null) return;
    const theirs = drafts.read(read(saved));
    setElsewhere(theirs && !isSame(theirs.document, edits) ? theirs : undefined);
  });
  useEffect(() => {
    if (!asksOtherTabs) return undefined;
    window.addEventListener('storage', onOtherTab);
    return () => window.removeEventListener('storage', onOtherTab);
  }, [asksOtherTabs]);

  const keep = useCallback(() => {
    if (elsewhere) return setKeptAt(null);
    const draft = { document: edits, base, version, keptAt: Date.now(), note };
    const isKept = dirty && drafts.keep(draft);
    setKeptAt(isKept ? draft.keptAt : null);
    setUnkept(dirty && !isKept);
    if (!dirty) drafts.drop();
  }, [edits, base, version, note, dirty, drafts, elsewhere]);
  const cancelWrite = useDebouncedWrite(dirty || keptAt !== null ? keep : undefined);

  const newest = saved?.version ?? 0;
  // Without edits, follow the newest version.
  if (!dirty && newest > version) setWork(workFromSaved(read, saved));

  function forget(): void {
    cancelWrite();
    drafts.drop();
    setElsewhere(undefined);
    setKeptAt(null);
  }

  function change(next: (before: History<Doc>) => History<Doc>, path?: string): void {
    setWork((before) => ({ ...before, history: next(before.history) }));
    setErrors((before) => (options.keepsErrors && path !== undefined ? withoutErrorAt(before, path) : {}));
    setProblem(null);
  }

  const set = (path: string, value: unknown): void => change((before) => edited(before, path, value), path);

  function showProblem(found: FieldErrors, sentence: string): void {
    const named = Object.keys(found).length > 0;
    const said = (named && words.marked) || sentence;
    // Disabled fields cannot be focused.
    flushSync(() => {
      setBusy(false);
      setErrors(found);
      setProblem(said);
    });
    if (said === words.marked) formToast.clear();
    else formToast.error(said);
    if (named) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }

  /** Validates, and shows the errors. */
  function check(mine: Doc): boolean {
    const found = options.problemsOf?.(mine) ?? {};
    const [first] = Object.values(found);
    if (first !== undefined) showProblem(found, first);
    return first === undefined;
  }

  function acceptSaved(answer: NonNullable<Saved>, sent: Doc, sentVersion: number): void {
    const theirs = read(answer);
    const mine = now.current;
    const document = mine === sent ? theirs : merged({ base: sent, mine, theirs });
    forget();
    const fresh = historyOf(options.leavesWhenSaved ? theirs : document);
    setWork({ history: fresh, base: theirs, version: answer.version });
    setErrors({});
    setProblem(null);
    setConflict(null);
    formToast.success((answer.version === sentVersion && words.unchanged) || words.saved);
    const later = { document, base: theirs, version: answer.version, keptAt: Date.now(), note: undefined };
    options.onSaved?.(answer, isSame(document, theirs) ? undefined : later);
  }

  async function attempt(mine: Doc, from: Doc, at: number): Promise<void> {
    try {
      acceptSaved(await options.send(mine, at), mine, at);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === options.stale;
      const theirs = isStale ? await options.latest().catch(() => undefined) : undefined;
      if (!theirs) throw error;
      const versions = { base: from, mine, theirs: read(theirs) };
      const fields = differencesOf(versions, comparison);
      const asked = fields.filter(options.isAsked ?? (() => true));
      if (asked.length > 0) setConflict({ theirs, document: versions.theirs, fields: asked });
      // Their version already includes every change of mine.
      else if (fields.every(({ likely }) => likely === 'theirs')) acceptSaved(theirs, mine, theirs.version);
      else acceptSaved(await options.send(merged(versions, {}, comparison), theirs.version), mine, at);
    }
  }

  async function save(mine = edits, from = base, at = version): Promise<void> {
    if (running.current || !check(mine)) return;
    running.current = true;
    setBusy(true);
    setErrors({});
    setProblem(null);
    formToast.clear();
    try {
      await attempt(mine, from, at);
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error);
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
      // The first field's error says more than the message of VALIDATION_FAILED.
      const [first] =
        error instanceof ApiError && error.code === 'VALIDATION_FAILED' ? Object.values(fields) : [];
      showProblem(fields, first ?? messageOf(error, options.failed));
    }
    running.current = false;
    setBusy(false);
  }

  return {
    root: { value: edits, path: '', errors, busy, set } satisfies Part<Doc>,
    document: edits,
    base,
    version,
    problem,
    conflict,
    busy,
    dirty,
    /** Somebody else has saved since the editing began. */
    older: dirty && newest > version,
    /** When the draft was last stored, ms since 1970; null while none is. */
    keptAt: dirty ? keptAt : null,
    /** The browser's storage took no draft: it is full or not allowed. */
    unkept: dirty && unkept,
    /** A stored draft that is offered for restoring. */
    offer: offersDraft ? offer : undefined,
    restore: () => {
      if (offer) setWork(workFromDraft(offer));
      setOffer(undefined);
    },
    decline: () => {
      setOffer(undefined);
      if (!dirty) drafts.drop();
    },
    /** Another tab has stored other edits. This tab stores nothing until one of the two drafts is chosen. */
    elsewhere: elsewhere !== undefined,
    takeElsewhere: () => {
      if (elsewhere) setWork(workFromDraft(elsewhere));
      setElsewhere(undefined);
    },
    keepMine: () => setElsewhere(undefined),
    undo: () => change(undone),
    redo: () => change(redone),
    check: () => check(edits),
    save: () => save(),
    discard: () => {
      forget();
      setWork(workFromSaved(read, saved));
      setErrors({});
      setProblem(null);
      setConflict(null);
    },
    forget,
    compareLater: () => setConflict(null),
    /** Saves the chosen values on top of their version. */
    resolve: (choices: Readonly<Record<string, Side>>) => {
      if (!conflict) return;
      const { document: theirs } = conflict;
      const { version: theirVersion } = conflict.theirs;
      const document = merged({ base, mine: edits, theirs }, choices, comparison);
      setWork({ history: historyOf(document), base: theirs, version: theirVersion });
      now.current = document;
      setConflict(null);
      void save(document, theirs, theirVersion);
    },
  };
}

export type Editing<Doc extends object, Saved extends Versioned | null> = ReturnType<
  typeof useDocument<Doc, Saved>
>;

function workFromSaved<Doc, Saved extends Versioned | null>(
  read: (saved: Saved) => Doc,
  saved: Saved,
): Work<Doc> {
  const document = read(saved);
  return { history: historyOf(document), base: document, version: saved?.version ?? 0 };
}

const workFromDraft = <Doc>({ document, base, version }: Draft<Doc>): Work<Doc> => ({
  history: historyOf(document),
  base,
  version,
});

/** Removes the errors of a path and of everything below it. */
const withoutErrorAt = (errors: FieldErrors, path: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => at !== path && !at.startsWith(`${path}.`)));

/** One draft in the browser's storage. */
export function draftStore<Doc extends object>(key: string) {
  const store = browserStore('browser', key);
  return {
    /** @param like the document without a draft, whose shape a draft must have */
    read: (like: Doc): Draft<Doc> | undefined => {
      const kept = store.read();
      if (!isRecord(kept) || typeof kept['version'] !== 'number' || typeof kept['keptAt'] !== 'number')
        return undefined;
      if (![kept['document'], kept['base']].every((document) => isLike(document, like))) return undefined;
      const draft = kept as unknown as Draft<Doc>;
      return isSame(draft.document, draft.base) ? undefined : draft;
    },
    /** @returns whether the draft is stored */
    keep: (draft: Draft<Doc>): boolean =>
      store.write({ ...draft, document: withoutFiles(draft.document, draft.base) }) === undefined,
    drop: store.clear,
  };
}

/** Files are too large for the browser's storage. */
function withoutFiles<Doc extends object>(document: Doc, base: Doc): object {
  const parts = Object.entries(document).map(([name, part]): [string, unknown] => [
    name,
    part instanceof Blob ? base[name as keyof Doc] : part,
  ]);
  return Object.fromEntries(parts);
}

/** Whether a stored document has today's shape: an older release may have written it. */
function isLike(kept: unknown, like: unknown): boolean {
  if (kept === null || like === null) return true;
  if (Array.isArray(kept) || Array.isArray(like)) return Array.isArray(kept) && Array.isArray(like);
  if (!isRecord(like)) return typeof kept === typeof like;
  return isRecord(kept) && Object.entries(like).every(([name, part]) => isLike(kept[name], part));
}
