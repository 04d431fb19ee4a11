import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { formatCount } from '#shared/india/count.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { ContactList } from './contact-list.tsx';
import styles from './contacts.module.css';
import type { ContactFile, HiddenSheet } from '../contact-files/contact-file.ts';
import { FileReport } from '../contact-files/file-report.tsx';
import { SheetQuestion } from '../contact-files/sheet-question.tsx';
import { ManualContact } from './manual-contact.tsx';
import { allSelected, found, type Selection, withContacts, withSelected } from './selection.ts';
import { DropZone } from '#shared/ui/forms/drop-zone.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import type { Contact } from './contact.ts';

const mostBytes = 20 * 1024 * 1024;
/** For a file that never ends. An honest one of the largest size takes a slow machine half a minute. */
const longestMs = 120_000;

/** broadcast-1. */
const parseProblem = 'Failed to parse file. Please ensure it has an email column.';

const noRows = 'The file has an email column, and no rows below it.';
const tooManyRows = 'The file has more than 1,00,000 rows. Please split it.';

/** Contacts in pieces, then the rest of the file; or one of the others. */
interface Answer extends Partial<ContactFile> {
  sheets?: HiddenSheet;
  refusal?: 'no-rows' | 'too-many-rows' | undefined;
}

/**
 * @param sheet its name; without it the first one, and a question where that is hidden
 * @throws Error with words for the person who chose the file
 */
async function readContactFile(file: File, sheet?: string): Promise<ContactFile | HiddenSheet> {
  if (file.size > mostBytes) throw new Error('The file is larger than 20 MB. Please split it.');
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('../contact-files/read-file.worker.ts', import.meta.url), {
    type: 'module',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ContactFile | HiddenSheet>((resolve, reject) => {
      const contacts: Contact[] = [];
      const fail = (): void => reject(new Error(parseProblem));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.contacts) contacts.push(...data.contacts);
        else if (data.dropped && data.held) resolve({ contacts, dropped: data.dropped, held: data.held });
        else if (data.sheets) resolve(data.sheets);
        else if (data.refusal) reject(new Error(data.refusal === 'no-rows' ? noRows : tooManyRows));
        else fail();
      });
      worker.addEventListener('error', fail);
      timer = setTimeout(fail, longestMs);
      worker.postMessage({ bytes, sheet }, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** The file that was chosen last, with a question or with its contacts. */
type ChosenFile = { file: File; sheets: HiddenSheet } | { file: File; read: ContactFile };

interface ContactsPanelProps {
  selection: Selection;
  /** With the change to what is selected then: a file is read for seconds, and must not undo what is done meanwhile. */
  onChange: (change: (before: Selection) => Selection) => void;
}

/** Who gets it: from a file, by hand, and picked from both. */
export function ContactsPanel({ selection, onChange }: ContactsPanelProps): ReactNode {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => found(selection.contacts, wanted), [selection.contacts, wanted]);
  // All that is selected is among the contacts.
  const count = selection.selected.size;
  const allShown = useMemo(() => allSelected(selection, shown), [selection, shown]);

  async function onFile(file: File, sheet?: string): Promise<void> {
    setBusy(true);
    setChosen(null);
    try {
      const read = await readContactFile(file, sheet);
      if ('hidden' in read) {
        setChosen({ file, sheets: read });
        return;
      }
      setChosen({ file, read });
      const refused = read.held.filter(({ column }) => column !== undefined).flatMap(({ rows }) => rows);
      onChange((before) => withSelected(withContacts(before, read.contacts), refused, false));
    } catch (error) {
      formToast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <h3 className="label" id={titleId}>
        1. Contacts
      </h3>
      <FileDrop onFile={(file) => void onFile(file)} busy={busy} />
      {chosen && 'sheets' in chosen && (
        <SheetQuestion
          sheets={chosen.sheets}
          onAnswer={(sheet) => {
            void onFile(chosen.file, sheet);
            // The button that was pressed is gone.
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
          <div className={styles.select}>
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
          </div>
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

/** Takes a contact file, one at a time. */
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
