import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, messageOf } from '../api/errors.ts';
import type { FieldErrors } from '../forms/engine.ts';
import { browserStore, isRecord } from '../lib/browser-store.ts';
import { usePausedWrite } from '../lib/use-paused-write.ts';
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

/** What somebody else has saved meanwhile. */
interface Conflict<Doc, Saved> {
  theirs: Saved;
  /** The document to edit of theirs. */
  document: Doc;
  fields: readonly Difference[];
}

/** What is edited. */
interface Work<Doc> {
  history: History<Doc>;
  /** As it was saved when the editing began, and its version; 0 of something new. */
  base: Doc;
  version: number;
}

/** Work of an earlier visit, as this browser keeps it. */
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
  /** Instead of `saved`, where the server had nothing to change. */
  unchanged?: string;
  /** Instead of what is wrong with a field, which its field says. */
  marked?: string;
}

export interface DocumentOptions<Doc, Saved extends Versioned | null> {
  /** Names the draft in this browser. */
  draftKey: string;
  /** A draft of an earlier visit waits to be restored, instead of being taken up at once. */
  offersDraft?: boolean;
  /** Kept with the draft. */
  note?: unknown;
  /** The document to edit of what is saved. */
  read: (saved: Saved) => Doc;
  /** Checks before sending. @returns errors by path */
  problemsOf?: (document: Doc) => FieldErrors;
  /** Rejects with an ApiError. */
  send: (document: Doc, version: number) => Promise<NonNullable<Saved>>;
  /** What is saved now. */
  latest: () => Promise<NonNullable<Saved>>;
  /** The code of the refusal when somebody else was first. */
  stale: string;
  comparison?: Comparison;
  /** Whether somebody has to choose; otherwise the likely side is taken. */
  isAsked?: (difference: Difference) => boolean;
  /** @param later what was changed since it was sent, if anything */
  onSaved?: (saved: NonNullable<Saved>, later: Draft<Doc> | undefined) => void;
  /** Its screen is left once it is saved: what was changed since it was sent is not edited on. */
  leavesWhenSaved?: boolean;
  /** An edit takes back what is wrong with its own field only. */
  keepsErrors?: boolean;
  words?: DocumentWords;
  /** The sentence for a failure that has none of its own. */
  failed?: string;
}

const publishing: DocumentWords = {
  saved: 'Published. Every page shows it within five seconds.',
  unchanged: 'Nothing was changed.',
  marked: 'Not published: please check the marked fields.',
};

/** Edits a document that is saved as a whole: keeps a draft in this browser, and merges when somebody else was first. */
export function useDocument<Doc extends object, Saved extends Versioned | null>(
  saved: Saved,
  options: DocumentOptions<Doc, Saved>,
) {
  const { offersDraft = false, note, read, comparison = {}, words = publishing } = options;
  const [drafts] = useState(() => draftStore<Doc>(options.draftKey));
  const [offer, setOffer] = useState(() => drafts.read(read(saved)));
  const [work, setWork] = useState(() => (offer && !offersDraft ? workOn(offer) : workOf(read, saved)));
  const [keptAt, setKeptAt] = useState(offer && !offersDraft ? offer.keptAt : null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<Doc, NonNullable<Saved>> | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { history, base, version } = work;
  const { document: edits } = history;
  /** The current document, for when a save returns: fields may have been edited meanwhile. */
  const now = useRef(edits);
  useEffect(() => {
    now.current = edits;
  }, [edits]);

  const dirty = useMemo(() => !isSame(edits, base), [edits, base]);
  const keep = useCallback(() => {
    const draft = { document: edits, base, version, keptAt: Date.now(), note };
    setKeptAt(dirty && drafts.keep(draft) ? draft.keptAt : null);
    if (!dirty) drafts.drop();
  }, [edits, base, version, note, dirty, drafts]);
  const giveUp = usePausedWrite(dirty || keptAt !== null ? keep : undefined);

  const newest = saved?.version ?? 0;
  // Without edits the newest version is shown.
  if (!dirty && newest > version) setWork(workOf(read, saved));

  function forget(): void {
    giveUp();
    drafts.drop();
    setKeptAt(null);
  }

  function change(next: (before: History<Doc>) => History<Doc>, path?: string): void {
    setWork((before) => ({ ...before, history: next(before.history) }));
    setErrors((before) => (options.keepsErrors && path !== undefined ? withoutErrorAt(before, path) : {}));
    setProblem(null);
  }

  const set = (path: string, value: unknown): void => change((before) => edited(before, path, value), path);

  function complain(found: FieldErrors, sentence: string): void {
    const named = Object.keys(found).length > 0;
    const said = (named && words.marked) || sentence;
    // Disabled fields cannot be focused.
    flushSync(() => {
      setBusy(false);
      setErrors(found);
      setProblem(said);
    });
    // Marked fields need no toast.
    if (said === words.marked) formToast.clear();
    else formToast.error(said);
    if (named) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }

  /** Whether it may be sent; what is wrong otherwise stands under its fields. */
  function check(mine: Doc): boolean {
    const found = options.problemsOf?.(mine) ?? {};
    const [first] = Object.values(found);
    if (first !== undefined) complain(found, first);
    return first === undefined;
  }

  function settle(answer: NonNullable<Saved>, sent: Doc, sentVersion: number): void {
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
      settle(await options.send(mine, at), mine, at);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === options.stale;
      const theirs = isStale ? await options.latest().catch(() => undefined) : undefined;
      if (!theirs) throw error;
      const versions = { base: from, mine, theirs: read(theirs) };
      const fields = differencesOf(versions, comparison);
      const asked = fields.filter(options.isAsked ?? (() => true));
      if (asked.length > 0) setConflict({ theirs, document: versions.theirs, fields: asked });
      // What is saved includes what was sent.
      else if (fields.every(({ likely }) => likely === 'theirs')) settle(theirs, mine, theirs.version);
      else settle(await options.send(merged(versions, {}, comparison), theirs.version), mine, at);
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
      complain(fields, first ?? messageOf(error, options.failed));
    }
    running.current = false;
    setBusy(false);
  }

  return {
    /** What fields are bound to. */
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
    /** When this browser last kept the edits; null while it does not. */
    keptAt: dirty ? keptAt : null,
    /** Edits of an earlier visit, until they are restored or thrown away. */
    offer: offersDraft ? offer : undefined,
    restore: () => {
      if (offer) setWork(workOn(offer));
      setOffer(undefined);
    },
    decline: () => {
      setOffer(undefined);
      if (!dirty) drafts.drop();
    },
    undo: () => change(undone),
    redo: () => change(redone),
    check: () => check(edits),
    save: () => save(),
    /** Gives the edits up. */
    discard: () => {
      forget();
      setWork(workOf(read, saved));
      setErrors({});
      setProblem(null);
      setConflict(null);
    },
    forget,
    compareLater: () => setConflict(null),
    /** Saves on top of theirs what was chosen of both. */
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

/** A document that is edited. */
export type Editing<Doc extends object, Saved extends Versioned | null> = ReturnType<
  typeof useDocument<Doc, Saved>
>;

function workOf<Doc, Saved extends Versioned | null>(read: (saved: Saved) => Doc, saved: Saved): Work<Doc> {
  const document = read(saved);
  return { history: historyOf(document), base: document, version: saved?.version ?? 0 };
}

const workOn = <Doc>({ document, base, version }: Draft<Doc>): Work<Doc> => ({
  history: historyOf(document),
  base,
  version,
});

/** Of a path and everything in it. */
const withoutErrorAt = (errors: FieldErrors, path: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => at !== path && !at.startsWith(`${path}.`)));

/** Keeps one draft in this browser. */
export function draftStore<Doc extends object>(key: string) {
  const store = browserStore('browser', key);
  return {
    /** @param like the document as it would be without a draft */
    read: (like: Doc): Draft<Doc> | undefined => {
      const kept = store.read();
      if (!isRecord(kept) || typeof kept['version'] !== 'number' || typeof kept['keptAt'] !== 'number')
        return undefined;
      if (![kept['document'], kept['base']].every((document) => isLike(document, like))) return undefined;
      const draft = kept as unknown as Draft<Doc>;
      return isSame(draft.document, draft.base) ? undefined : draft;
    },
    /** @returns whether it is kept */
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

/** Whether a kept document has the parts of today's: the code that kept it may be older. */
function isLike(kept: unknown, like: unknown): boolean {
  if (kept === null || like === null) return true;
  if (Array.isArray(kept) || Array.isArray(like)) return Array.isArray(kept) && Array.isArray(like);
  if (!isRecord(like)) return typeof kept === typeof like;
  return isRecord(kept) && Object.entries(like).every(([name, part]) => isLike(kept[name], part));
}
