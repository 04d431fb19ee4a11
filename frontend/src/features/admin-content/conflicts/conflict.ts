import type { KindName, Views } from '../content.ts';
import { differences, merge, type Difference, type Side } from '#shared/lib/compare.ts';
import type { ContentKind, Draft } from '../editing/kind.ts';
import type { Files } from '../editing/submission.ts';

/** Two versions that must become one. */
export interface Conflict<View> {
  theirs: View;
  fields: Difference[];
  /** Files that were chosen here while the picture was replaced there. */
  pictures: string[];
}

/** What was to be saved. */
interface Mine<View> {
  /** What was saved when the editing began. */
  view: View;
  draft: Draft;
  files: Files;
}

/** Where what was to be saved and what is saved by now differ: maybe nowhere. */
export function conflictBetween<Name extends KindName>(
  kind: ContentKind<Name>,
  { view, draft, files }: Mine<Views[Name]>,
  theirs: Views[Name],
): Conflict<Views[Name]> {
  const texts = { base: draft.base, mine: draft.values, theirs: kind.read(theirs) };
  const replaced = kind.pictures.filter((slot) => slot.saved(view).src !== slot.saved(theirs).src);
  return {
    theirs,
    fields: differences(Object.keys(kind.labels), texts, kind.same),
    pictures: replaced.map(({ file }) => file).filter((file) => files[file]),
  };
}

/** What is to be saved once a side was chosen for each: on top of theirs. */
export function resolved<Name extends KindName>(
  kind: ContentKind<Name>,
  { draft, files }: Omit<Mine<Views[Name]>, 'view'>,
  theirs: Views[Name],
  choices: Readonly<Record<string, Side>>,
): { draft: Draft; files: Files } {
  const base = kind.read(theirs);
  const kept = Object.entries(files).filter(([slot]) => choices[slot] !== 'theirs');
  return {
    draft: { values: merge(draft.values, base, choices), base, version: theirs.version },
    files: Object.fromEntries(kept),
  };
}
