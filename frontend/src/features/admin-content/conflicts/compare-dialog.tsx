import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { shownText } from '../kinds/article/article-html.ts';
import type { KindName, Views } from '../content.ts';
import type { Side } from './compare.ts';
import styles from './compare-dialog.module.css';
import type { Conflict } from './conflict.ts';
import { fullDayAndTime } from '../../../shared/india/dates.ts';
import type { ContentKind } from '../editing/kind.ts';

interface CompareDialogProps<Name extends KindName> {
  open: boolean;
  kind: ContentKind<Name>;
  conflict: Conflict<Views[Name]>;
  busy: boolean;
  onClose: () => void;
  onResolve: (choices: Readonly<Record<string, Side>>) => void;
}

const sides: readonly Side[] = ['mine', 'theirs'];
const sideNames = { mine: 'Mine', theirs: 'Theirs' };

/** Two editors' versions, field by field. Whoever saves second decides; nobody's words vanish unseen. */
export function CompareDialog<Name extends KindName>(props: CompareDialogProps<Name>): ReactNode {
  const { open, kind, conflict, busy, onClose, onResolve } = props;
  const { theirs, fields, pictures } = conflict;
  const [choices, setChoices] = useState<Record<string, Side>>(() => ({
    ...Object.fromEntries(fields.map(({ name, likely }) => [name, likely])),
    ...Object.fromEntries(pictures.map((name) => [name, 'mine' as const])),
  }));

  function takeAll(side: Side): void {
    setChoices(Object.fromEntries(Object.keys(choices).map((name) => [name, side])));
  }

  const show = (name: string, text: string): string =>
    (name === 'content' ? shownText(text) : text) || '(empty)';

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Two versions"
      size="lg"
      dismissible={!busy}
      footer={
        <>
          <Button size="sm" onClick={onClose} disabled={busy}>
            Keep editing
          </Button>
          <Button
            size="sm"
            variant="primary"
            busy={busy}
            busyLabel="Saving..."
            onClick={() => onResolve(choices)}
          >
            Save these
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p className="small muted">
          Someone else saved this on {fullDayAndTime(theirs.updatedAt)}. Choose what stays, field by field.
        </p>
        <div className="row">
          <Button size="sm" onClick={() => takeAll('mine')}>
            All of mine
          </Button>
          <Button size="sm" onClick={() => takeAll('theirs')}>
            All of theirs
          </Button>
        </div>
        {fields.map(({ name, mine, theirs: other }) => (
          <Choice
            key={name}
            name={name}
            label={kind.labels[name] ?? name}
            side={choices[name]}
            onChoose={setChoices}
          >
            {{ mine: show(name, mine), theirs: show(name, other) }}
          </Choice>
        ))}
        {pictures.map((name) => {
          const slot = kind.pictures.find(({ file }) => file === name);
          return (
            <Choice
              key={name}
              name={name}
              label={slot?.label ?? name}
              side={choices[name]}
              onChoose={setChoices}
            >
              {{
                mine: 'The picture that you chose',
                theirs: (
                  <img className={styles.picture} src={slot?.saved(theirs).src} alt="The one saved now" />
                ),
              }}
            </Choice>
          );
        })}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  side: Side | undefined;
  onChoose: (change: (before: Record<string, Side>) => Record<string, Side>) => void;
  children: Record<Side, ReactNode>;
}

function Choice({ name, label, side, onChoose, children }: ChoiceProps): ReactNode {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className={styles.sides}>
        {sides.map((each) => (
          <label key={each} className={styles.side}>
            <input
              type="radio"
              name={`compare-${name}`}
              aria-label={`${label}: ${sideNames[each]}`}
              checked={side === each}
              onChange={() => onChoose((before) => ({ ...before, [name]: each }))}
            />
            <span className={styles.words}>
              <span className="label">{sideNames[each]}</span>
              <span className={styles.text}>{children[each]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
