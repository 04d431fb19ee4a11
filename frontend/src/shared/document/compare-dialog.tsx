import { useState, type ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Row, Stack } from '../ui/layout/flow.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './compare-dialog.module.css';
import type { Side } from './document.ts';

export interface Compared {
  name: string;
  label: string;
  /** The preselected side. */
  likely: Side;
  mine: ReactNode;
  theirs: ReactNode;
}

interface CompareDialogProps {
  open: boolean;
  /** Who saved, and when. */
  lead: string;
  fields: readonly Compared[];
  confirmLabel: string;
  busyLabel: string;
  busy: boolean;
  onClose: () => void;
  onResolve: (choices: Readonly<Record<string, Side>>) => void;
}

const sides: readonly Side[] = ['mine', 'theirs'];
const sideNames = { mine: 'Mine', theirs: 'Theirs' };

export function CompareDialog(props: CompareDialogProps): ReactNode {
  const { open, lead, fields, confirmLabel, busyLabel, busy, onClose, onResolve } = props;
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(fields.map(({ name, likely }) => [name, likely])),
  );

  function takeAll(side: Side): void {
    setChoices(Object.fromEntries(Object.keys(choices).map((name) => [name, side])));
  }

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
            busyLabel={busyLabel}
            onClick={() => onResolve(choices)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4h">
        <p className="small muted">{lead}</p>
        <Row gap="3" align="center">
          <Button size="sm" onClick={() => takeAll('mine')}>
            All of mine
          </Button>
          <Button size="sm" onClick={() => takeAll('theirs')}>
            All of theirs
          </Button>
        </Row>
        {fields.map((field) => (
          <Choice
            key={field.name}
            field={field}
            side={choices[field.name]}
            onChoose={(side) => setChoices((before) => ({ ...before, [field.name]: side }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  field: Compared;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ field, side, onChoose }: ChoiceProps): ReactNode {
  const { name, label } = field;
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
              onChange={() => onChoose(each)}
            />
            <Stack as="span" gap="1">
              <span className="label">{sideNames[each]}</span>
              <span className={styles.text}>{field[each]}</span>
            </Stack>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
