import type { ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import type { Side } from '#shared/lib/compare.ts';
import { CompareDialog, type Compared } from '#shared/ui/overlays/compare-dialog.tsx';
import type { KindName, Views } from '../content.ts';
import type { ContentKind } from '../editing/kind.ts';
import { shownText } from '../kinds/article/article-html.ts';
import type { Conflict } from './conflict.ts';
import styles from './content-compare.module.css';

interface ContentCompareProps<Name extends KindName> {
  open: boolean;
  kind: ContentKind<Name>;
  conflict: Conflict<Views[Name]>;
  busy: boolean;
  onClose: () => void;
  onResolve: (choices: Readonly<Record<string, Side>>) => void;
}

/** Two editors' versions of one piece of content: its texts, then its pictures. */
export function ContentCompare<Name extends KindName>(props: ContentCompareProps<Name>): ReactNode {
  const { kind, conflict, ...dialog } = props;
  const { theirs, fields, pictures } = conflict;
  const show = (name: string, text: string): string =>
    (name === 'content' ? shownText(text) : text) || '(empty)';
  const texts = fields.map(({ name, likely, mine, theirs: other }): Compared => ({
    name,
    label: kind.labels[name] ?? name,
    likely,
    mine: show(name, mine),
    theirs: show(name, other),
  }));
  const chosen = pictures.map((name): Compared => {
    const slot = kind.pictures.find(({ file }) => file === name);
    return {
      name,
      label: slot?.label ?? name,
      likely: 'mine',
      mine: 'Your picture',
      theirs: <img className={styles.picture} src={slot?.saved(theirs).src} alt="Saved version" />,
    };
  });
  return (
    <CompareDialog
      {...dialog}
      lead={`Someone else saved this on ${fullDayAndTime(theirs.updatedAt)}. Choose a version for each field.`}
      fields={[...texts, ...chosen]}
      confirmLabel="Save these"
      busyLabel="Saving..."
    />
  );
}
