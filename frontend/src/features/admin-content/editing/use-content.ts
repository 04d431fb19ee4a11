import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import type { Difference } from '#shared/document/document.ts';
import type { Part } from '#shared/document/fields.tsx';
import { draftStore, useDocument } from '#shared/document/use-document.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { fetchContent, saveContent } from '../api.ts';
import type { KindName, Views } from '../content.ts';
import type { ContentForm, ContentKind, PictureSlot, Question } from './kind.ts';
import { idle, phaseAt } from './sending-progress.tsx';

/** Idempotency key of a create. */
interface Intent {
  key: string;
  /** A request got no answer and may have been saved. */
  unanswered: boolean;
}

const newIntent = (): Intent => ({ key: newUuid(), unanswered: false });

const words = {
  changedSince: 'Someone else has changed this since it was created. Please open it from the list.',
  nameless: 'Please enter an alt text',
};

const draftKey = (kind: KindName, id: string | null): string => `admin-draft:${kind}:${id ?? 'new'}`;

/** Edits one piece of content. @param opened null: new */
export function useContent<Name extends KindName, Form extends ContentForm>(
  kind: ContentKind<Name, Form>,
  opened: Views[Name] | null,
) {
  const navigate = useNavigate();
  const id = opened?._id ?? null;
  /** The saved version. */
  const [view, setView] = useState(opened);
  const [intent, setIntent] = useState(newIntent);
  const [phase, setPhase] = useState(idle);
  const [question, setQuestion] = useState<Question | null>(null);
  /** Disables the leave guard after creating or deleting. */
  const leaving = useRef(false);
  async function send(form: Form, version: number): Promise<Views[Name]> {
    const put = (to: string | null, basedOn: number): Promise<Views[Name]> => {
      const data = formDataOf(kind, form);
      if (to === null) data.set('intentKey', intent.key);
      else data.set('version', String(basedOn));
      return saveContent(kind.name, to, data, (share) => setPhase(phaseAt(share)));
    };
    setPhase(Object.values(form).some(isFile) ? phaseAt(0) : phaseAt(1));
    try {
      const saved = await put(id, version);
      // The lost request may have saved an older version: update it.
      return id === null && intent.unanswered ? await put(saved._id, saved.version) : saved;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, requestId } = error;
      if (status === 0 || status >= 500) setIntent((before) => ({ ...before, unanswered: true }));
      if (code !== 'STALE_EDIT' || id !== null) throw error;
      throw new ApiError(status, { code: 'CHANGED_SINCE', requestId, message: words.changedSince });
    } finally {
      setPhase(idle);
    }
  }

  const editing = useDocument<Form, Views[Name] | null>(opened, {
    draftKey: draftKey(kind.name, id),
    offersDraft: true,
    note: intent,
    read: (saved) => (saved ? kind.read(saved) : kind.empty),
    problemsOf: (form) => problemsOf(kind, form),
    send,
    latest: () => fetchContent(kind.name, id ?? ''),
    stale: 'STALE_EDIT',
    ...comparing(kind, intent.unanswered),
    keepsErrors: true,
    leavesWhenSaved: id === null,
    words: { saved: id === null ? 'Created.' : 'Saved.' },
    onSaved: (saved, later) => {
      setIntent(newIntent());
      setView(saved);
      if (id !== null) return;
      // The edit screen offers them as unsaved changes.
      if (later) draftStore<Form>(draftKey(kind.name, saved._id)).keep(later);
      leaving.current = true;
      void navigate(kind.editPath(saved._id), { replace: true });
    },
  });
  const { document, base, root, busy } = editing;
  // Fields stay enabled during a save, which takes seconds.
  const form: Part<Form> = { ...root, busy: false };

  function save(): void {
    if (busy || !editing.check()) return;
    const unsure = kind.ask?.(document, id === null ? null : base);
    if (unsure) setQuestion(unsure);
    else void editing.save();
  }

  return {
    kind,
    view,
    editing,
    form,
    phase,
    /** Pending question before a save. */
    question,
    leaving,
    save,
    answer: (yes: boolean) => {
      setQuestion(null);
      if (yes) void editing.save();
    },
    restore: () => {
      const { note } = editing.offer ?? {};
      editing.restore();
      if (note) setIntent(note as Intent);
    },
    /** Leaves for the list after a deletion. */
    leave: () => {
      leaving.current = true;
      editing.forget();
      void navigate(kind.listPath);
    },
  };
}

export type ContentEditing<Name extends KindName, Form extends ContentForm> = ReturnType<
  typeof useContent<Name, Form>
>;

/** Compares two editors' versions. @param unanswered my version may already be the saved one */
export function comparing(
  { pictures, labels, same }: Pick<ContentKind, 'pictures' | 'labels' | 'same'>,
  unanswered: boolean,
) {
  const isPicture = (name: string): boolean => pictures.some(({ file }) => file === name);
  return {
    comparison: {
      same: (name: string, a: unknown, b: unknown): boolean => {
        if (isPicture(name)) return a === b || (unanswered && isFile(a));
        return !(name in labels) || same(name, textOf(a), textOf(b));
      },
    },
    // A picture replaced by one editor only needs no decision.
    isAsked: ({ path, both }: Difference): boolean => both || !isPicture(path),
  };
}

const isFile = (value: unknown): boolean => value instanceof File;

const textOf = (value: unknown): string => (value === null ? '' : String(value));

/** All fields, including empty ones, and the chosen pictures. */
function formDataOf<Name extends KindName, Form extends ContentForm>(
  kind: ContentKind<Name, Form>,
  form: Form,
): FormData {
  const data = new FormData();
  const isSaved = (name: string, value: unknown): boolean =>
    !isFile(value) && kind.pictures.some(({ file }) => file === name);
  for (const [name, value] of Object.entries(kind.wire(form))) {
    if (!isSaved(name, value)) data.set(name, value instanceof File ? value : textOf(value));
  }
  return data;
}

/** content-16: new content needs its pictures, every picture an alt text. */
export function problemsOf<Name extends KindName, Form extends ContentForm>(
  kind: ContentKind<Name, Form>,
  form: Form,
): FieldErrors {
  const { pictures } = kind;
  const valueOf = (name: string): unknown => form[name as keyof Form];
  const isMissing = ({ file }: PictureSlot): boolean => valueOf(file) === '';
  const isNameless = (slot: PictureSlot): boolean => {
    const alt = valueOf(slot.alt);
    return !isMissing(slot) && typeof alt === 'string' && alt.trim() === '';
  };
  return {
    ...Object.fromEntries(pictures.filter(isMissing).map(({ file, missing }) => [file, missing])),
    ...kind.problemsOf(form),
    ...Object.fromEntries(pictures.filter(isNameless).map(({ alt }) => [alt, words.nameless])),
  };
}
