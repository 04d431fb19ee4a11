import { ApiError } from '#shared/api/errors.ts';
import { fetchContent, saveContent } from '../api.ts';
import type { KindName, Views } from '../content.ts';
import { conflictBetween, type Conflict } from '../conflicts/conflict.ts';
import type { ContentKind, Draft } from './kind.ts';
import { formDataOf, hasFile, type Files } from './submission.ts';

/** What is to be saved, and what is known of it. */
interface Saving<Name extends KindName> {
  kind: ContentKind<Name>;
  /** What is saved; null while it is new. */
  view: Views[Name] | null;
  draft: Draft;
  files: Files;
  /** Names this wish to create. */
  intentKey: string;
  /** It was sent before and no answer came: it may be saved already. */
  unanswered: boolean;
  /** The share of it, 0 to 1, that has left this browser. */
  onProgress: (share: number) => void;
  /** No answer came this time. */
  onUnanswered: () => void;
}

type Outcome<View> = { saved: View } | { conflict: Conflict<View> };

const words = {
  changedSince: 'Someone else has changed this since it was created. Please open it from the list.',
};

/** Saves, or says where somebody else's save differs. @throws ApiError */
export async function saveDraft<Name extends KindName>(saving: Saving<Name>): Promise<Outcome<Views[Name]>> {
  try {
    return { saved: await store(saving) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'STALE_EDIT') throw error;
    const { status, code, requestId } = error;
    const { view } = saving;
    if (view === null) throw new ApiError(status, { code, requestId, message: words.changedSince });
    return meet({ ...saving, view });
  }
}

async function send<Name extends KindName>(
  { kind, files, intentKey, onProgress, onUnanswered }: Saving<Name>,
  id: string | null,
  draft: Draft,
): Promise<Views[Name]> {
  try {
    const form = formDataOf(kind, draft, files, id === null ? intentKey : undefined);
    return await saveContent(kind.name, id, form, onProgress);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) onUnanswered();
    throw error;
  }
}

/** A form whose answer was lost may be saved already, in an older wording: then this one goes on top. */
async function store<Name extends KindName>(saving: Saving<Name>): Promise<Views[Name]> {
  const { view, draft, unanswered } = saving;
  if (view !== null) return send(saving, view._id, draft);
  const made = await send(saving, null, draft);
  return unanswered ? send(saving, made._id, { ...draft, version: made.version }) : made;
}

/** Somebody saved meanwhile. */
async function meet<Name extends KindName>(
  saving: Saving<Name> & { view: Views[Name] },
): Promise<Outcome<Views[Name]>> {
  const { kind, view, draft, files, unanswered } = saving;
  const theirs = await fetchContent(kind.name, view._id);
  const conflict = conflictBetween(kind, { view, draft, files }, theirs);
  const sameTexts = conflict.fields.length === 0;
  // Nothing differs, and our own answer got lost: it is our own save that stands there.
  if (sameTexts && (unanswered || !hasFile(files))) return { saved: theirs };
  // They saved what stands here too; only our picture is new.
  if (sameTexts && conflict.pictures.length === 0) {
    return { saved: await send(saving, view._id, { ...draft, version: theirs.version }) };
  }
  return { conflict };
}
