import { Row } from '#shared/ui/layout/flow.tsx';
import { contactName } from '@ironbloom/brand/contact-name';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type FormEvent, type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { formatCount } from '#shared/india/count.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { CheckboxInput } from '#shared/ui/forms/checkbox.tsx';
import { DropZone } from '#shared/ui/forms/drop-zone.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { Input } from '#shared/ui/forms/input.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import type { ContactFile, HiddenSheet } from '../contact-files/contact-file.ts';
import { FileReport, SheetQuestion } from '../contact-files/file-report.tsx';
import { readContactFile } from '../contact-files/read-contact-file.ts';
import { type Contact, keyOf } from './contact.ts';
import styles from './contacts.module.css';
import {
  allSelected,
  matchingContacts,
  manualProblem,
  type Selection,
  withContacts,
  withSelected,
} from './selection.ts';

/** The last chosen file: its contacts, or the question which sheet to read. */
type ChosenFile = { file: File; sheets: HiddenSheet } | { file: File; read: ContactFile };

interface ContactsPanelProps {
  selection: Selection;
  /** Receives an updater: reading a file takes seconds and must not overwrite changes made meanwhile. */
  onChange: (change: (before: Selection) => Selection) => void;
}

/** Recipients: from a file, added manually, and selected from both. */
export function ContactsPanel({ selection, onChange }: ContactsPanelProps): ReactNode {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => matchingContacts(selection.contacts, wanted), [selection.contacts, wanted]);
  // Selected contacts are always among the contacts.
  const count = selection.selected.size;
  const allShown = useMemo(() => allSelected(selection, shown), [selection, shown]);

  const { busy, run: onFile } = useAction(
    async (file: File, sheet?: string) => {
      setChosen(null);
      const read = await readContactFile(file, sheet);
      if ('hidden' in read) {
        setChosen({ file, sheets: read });
        return;
      }
      setChosen({ file, read });
      const refused = read.held.filter(({ column }) => column !== undefined).flatMap(({ rows }) => rows);
      onChange((before) => withSelected(withContacts(before, read.contacts), refused, false));
    },
    (error) => formToast.error((error as Error).message),
  );

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <h3 className="label" id={titleId}>
        1. Contacts
      </h3>
      <FileDrop onFile={(file) => onFile(file)} busy={busy} />
      {chosen && 'sheets' in chosen && (
        <SheetQuestion
          sheets={chosen.sheets}
          onAnswer={(sheet) => {
            onFile(chosen.file, sheet);
            // The pressed button is gone: move the focus.
            panel.current?.focus();
          }}
        />
      )}
      {chosen && 'read' in chosen && (
        <FileReport
          name={chosen.file.name}
          file={chosen.read}
          onAnswer={(read, more) => {
            setChosen({ ...chosen, read });
            onChange((before) => withContacts(before, more));
          }}
        />
      )}
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
          <Row gap="2" align="center" justify="between">
            <span className="small num" role="status">
              <b>{formatCount(count)}</b>{' '}
              <span>{`of ${formatCount(selection.contacts.length)} selected`}</span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              disabled={shown.length === 0}
              onClick={() => onChange((before) => withSelected(before, shown, !allShown))}
            >
              {allShown ? 'Unselect All' : 'Select All'}
            </Button>
          </Row>
          {shown.length > 0 ? (
            <ContactList
              contacts={shown}
              selected={selection.selected}
              onToggle={(contact, on) => onChange((before) => withSelected(before, [contact], on))}
            />
          ) : (
            <p className="small quiet">No matching contacts.</p>
          )}
        </>
      )}
    </section>
  );
}

/** Accepts one contact file at a time. */
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
      {busy ? (
        <span key="busy">Reading the file...</span>
      ) : (
        <span key="free">
          <b>Choose a contact file</b> or drop it here
        </span>
      )}
      <span className="micro quiet" id={kindsId}>
        .xlsx, .xls or .csv with an email column
      </span>
    </DropZone>
  );
}

/**
 * broadcast-2, manual contact. A native form without `shared/forms`: it only adds to a list, and its one rule is shown as a
 * toast.
 */
function ManualContact({ onAdd }: { onAdd: (email: string, name: string) => void }): ReactNode {
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email'));
    const problem = manualProblem(email);
    if (problem) {
      formToast.error(problem);
      return;
    }
    onAdd(email.trim(), contactName(String(data.get('name'))));
    form.reset();
  }
  return (
    <details className={styles.add}>
      <summary>
        <EditorIcon name="plus" />
        Add a contact manually
      </summary>
      {/* Messages of broadcast-2 instead of the browser's. */}
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

interface ContactListProps {
  contacts: readonly Contact[];
  selected: ReadonlySet<string>;
  onToggle: (contact: Contact, on: boolean) => void;
}

/** px. Fixed row height, so that no row is measured. */
const rowHeight = 56;

/** Virtualised list. */
function ContactList({ contacts, selected, onToggle }: ContactListProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the list re-renders with its parent anyway
  const rows = useVirtualizer({
    count: contacts.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    // A scrolling box must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={box} className={styles.list} aria-label="Contacts" tabIndex={0}>
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const contact = contacts[index];
          if (!contact) return null;
          return (
            <li
              key={keyOf(contact)}
              aria-setsize={contacts.length}
              aria-posinset={index + 1}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              <label className={styles.contact}>
                <CheckboxInput
                  checked={selected.has(keyOf(contact))}
                  onChange={(event) => onToggle(contact, event.currentTarget.checked)}
                />
                <span>
                  <b>{contact.email}</b>
                  {contact.name && <span className="quiet">{contact.name}</span>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
