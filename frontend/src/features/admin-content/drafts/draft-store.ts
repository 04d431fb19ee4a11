import { browserStore, isRecord } from '#shared/lib/browser-store.ts';
import type { KindName } from '../content.ts';
import type { ContentKind, Draft, Values } from '../editing/kind.ts';

/** Work that was not saved, as this browser keeps it. Pictures are too large for it. */
export interface StoredDraft extends Draft {
  /** ms since 1970. */
  keptAt: number;
  /** The idempotency key of what is to be created; null for an edit. */
  intentKey: string | null;
  /** It was sent and no answer came: it may be saved already. */
  unanswered: boolean;
}

const storeOf = (kind: KindName, id: string | null) =>
  browserStore('browser', `admin-draft:${kind}:${id ?? 'new'}`);

type Loose = Readonly<Record<string, unknown>>;

type Stored = Omit<StoredDraft, 'values' | 'base'> & { values: Loose; base: Loose };

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    isRecord(value['values']) &&
    isRecord(value['base']) &&
    typeof value['keptAt'] === 'number' &&
    (value['version'] === null || typeof value['version'] === 'number') &&
    (value['intentKey'] === null || typeof value['intentKey'] === 'string')
  );
}

/** The form's own fields, each as it was kept where that is something the form could hold. */
function fitted(kept: Loose, fresh: Values, choices: ContentKind['choices']): Values {
  const fits = (name: string, text: unknown): text is string =>
    typeof text === 'string' && (choices[name]?.includes(text) ?? true);
  return Object.fromEntries(
    Object.entries(fresh).map(([name, text]) => [name, fits(name, kept[name]) ? kept[name] : text]),
  );
}

/**
 * Storage that is forbidden, full or holds something else holds nothing. A form may have gained and lost fields since the
 * release that kept it: what that one did not know is as it was opened now, what this one does not know is left out.
 * @param fresh the form as it would be without the draft
 */
export function readDraft(
  { name, choices }: Pick<ContentKind, 'name' | 'choices'>,
  id: string | null,
  fresh: Values,
): StoredDraft | null {
  const stored = storeOf(name, id).read();
  if (!isStored(stored)) return null;
  const values = fitted(stored.values, fresh, choices);
  const base = fitted(stored.base, fresh, choices);
  const isWork = Object.keys(fresh).some((field) => values[field] !== base[field]);
  return isWork ? { ...stored, values, base } : null;
}

/** @returns whether it is kept */
export function keepDraft(kind: KindName, id: string | null, draft: StoredDraft): boolean {
  return storeOf(kind, id).write(draft) === undefined;
}

export function dropDraft(kind: KindName, id: string | null): void {
  storeOf(kind, id).clear();
}
