import { useDeferredValue, useId, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { DropZone } from '../../../shared/ui/drop-zone.tsx';
import { EditorIcon } from '../../../shared/ui/editor-icon.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { DroppedRow } from './contact.ts';
import { ContactList } from './contact-list.tsx';
import styles from './contacts.module.css';
import { droppedCsv } from './dropped-csv.ts';
import { readContactFile } from './read-file.ts';
import {
  allSelected,
  found,
  manualProblem,
  withContacts,
  withSelected,
  type Selection,
} from './selection.ts';

interface ContactsPanelProps {
  selection: Selection;
  /** With the change to what is selected then: a file is read for seconds, and must not undo what is done meanwhile. */
  onChange: (change: (before: Selection) => Selection) => void;
}

const number = new Intl.NumberFormat('en-IN');

function FileDrop({ onFile, busy }: { onFile: (file: File) => void; busy: boolean }): ReactNode {
  const kindsId = useId();
  return (
    <DropZone
      accept=".xlsx,.xls,.csv"
      aria-label="Upload a contact file"
      aria-describedby={kindsId}
      disabled={busy}
      onFile={onFile}
    >
      {busy ? <Spinner /> : <EditorIcon name="upload" />}
      <span>
        {busy ? (
          'Reading the file...'
        ) : (
          <>
            <b>Choose a contact file</b> or drop it here
          </>
        )}
      </span>
      <span className="micro quiet" id={kindsId}>
        .xlsx, .xls or .csv with an e-mail column
      </span>
    </DropZone>
  );
}

function Dropped({ rows }: { rows: readonly DroppedRow[] }): ReactNode {
  if (rows.length === 0) return null;
  const reasons = Map.groupBy(rows, ({ reason }) => reason);
  return (
    <p className={styles.dropped} role="status">
      {number.format(rows.length)} {rows.length === 1 ? 'row' : 'rows'} left out:{' '}
      {[...reasons]
        .map(([reason, some]) => `${reason.toLowerCase()} (${number.format(some.length)})`)
        .join(', ')}
      .{' '}
      <a
        className="link"
        download="rows-left-out.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(droppedCsv(rows))}`}
      >
        Download them
      </a>
    </p>
  );
}

function ManualContact({ onAdd }: { onAdd: (email: string, name: string) => void }): ReactNode {
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email'));
    const problem = manualProblem(email);
    if (problem) {
      toast.error(problem);
      return;
    }
    onAdd(email.trim(), String(data.get('name')).trim());
    form.reset();
  }
  return (
    <details className={styles.add}>
      <summary>
        <EditorIcon name="plus" />
        Add one by hand
      </summary>
      {/* Its words are SPEC's, not the browser's. */}
      <form className={styles.fields} onSubmit={add} noValidate>
        <Field label="Email">
          {(control) => <Input {...control} name="email" type="email" autoComplete="off" />}
        </Field>
        <Field label="Name" optional>
          {(control) => <Input {...control} name="name" autoComplete="off" />}
        </Field>
        <Button type="submit" size="sm">
          Add
        </Button>
      </form>
    </details>
  );
}

/** Who gets it: from a file, by hand, and picked from both. */
export function ContactsPanel({ selection, onChange }: ContactsPanelProps): ReactNode {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [dropped, setDropped] = useState<readonly DroppedRow[]>([]);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => found(selection.contacts, wanted), [selection.contacts, wanted]);
  // All that is selected is among the contacts.
  const count = selection.selected.size;
  const allShown = useMemo(() => allSelected(selection, shown), [selection, shown]);

  async function onFile(file: File): Promise<void> {
    setBusy(true);
    try {
      const read = await readContactFile(file);
      setDropped(read.dropped);
      onChange((before) => withContacts(before, read.contacts));
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h3 className="label" id={titleId}>
        1. Contacts
      </h3>
      <FileDrop onFile={(file) => void onFile(file)} busy={busy} />
      <Dropped rows={dropped} />
      <ManualContact onAdd={(email, name) => onChange((before) => withContacts(before, [{ email, name }]))} />
      {selection.contacts.length > 0 && (
        <>
          <Field label="Search contacts">
            {(control) => (
              <Input
                {...control}
                type="search"
                placeholder="Email or name"
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            )}
          </Field>
          <div className={styles.select}>
            <span className="small num" role="status">
              <b>{number.format(count)}</b> of {number.format(selection.contacts.length)} selected
            </span>
            <Button
              size="sm"
              variant="quiet"
              disabled={shown.length === 0}
              onClick={() => onChange((before) => withSelected(before, shown, !allShown))}
            >
              {allShown ? 'Unselect All' : 'Select All'}
            </Button>
          </div>
          {shown.length > 0 ? (
            <ContactList
              contacts={shown}
              selected={selection.selected}
              onToggle={(contact, on) => onChange((before) => withSelected(before, [contact], on))}
            />
          ) : (
            <p className="small quiet">No contact matches.</p>
          )}
        </>
      )}
    </section>
  );
}
