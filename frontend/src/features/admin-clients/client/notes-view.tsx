import { type ReactNode, useState } from 'react';
import { dayAndTime } from '#shared/india/dates.ts';
import { useKeptText } from '#shared/session/use-kept-text.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { useClientActions } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { firstName } from '../words.ts';
import styles from './notes-view.module.css';

/** For the team alone. */
export function NotesView({ client }: { client: ClientDetail }): ReactNode {
  const { name, notes } = client;
  return (
    <Stack gap="4" className={styles.notes}>
      <Notice icon="lock">
        Only the team sees these notes here. {firstName(name)} may ask for a copy of everything that is kept,
        and they are part of it.
      </Notice>
      <NewNote client={client} />
      {notes.length === 0 && <p className="small quiet">No notes yet.</p>}
      <ul className={styles.list} aria-label="Notes">
        {notes.toReversed().map((note) => (
          <NoteLine key={note._id} client={client} note={note} />
        ))}
      </ul>
    </Stack>
  );
}

function NewNote({ client: { _id } }: { client: ClientDetail }): ReactNode {
  const { addNote } = useClientActions(_id);
  const [text, setText] = useKeptText(`note:${_id}`);
  const [empty, setEmpty] = useState(false);
  const { busy, problem, run } = useInlineAction(async () => {
    await addNote(text.trim());
    setText('');
  }, 'The note could not be saved. Please try again.');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setEmpty(text.trim() === '');
        if (text.trim() !== '') run();
      }}
    >
      <Field label="New note" error={empty ? 'Please write something' : problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            placeholder="What should the next coach know?"
            value={text}
            onChange={({ target }) => {
              setEmpty(false);
              setText(target.value);
            }}
          />
        )}
      </Field>
      <Button size="sm" variant="solid" type="submit" busy={busy} busyLabel="Saving...">
        Add note
      </Button>
    </form>
  );
}

function NoteLine({
  client,
  note,
}: {
  client: ClientDetail;
  note: ClientDetail['notes'][number];
}): ReactNode {
  const { pinNote, removeNote } = useClientActions(client._id);
  const pin = useAction(pinNote, 'The note could not be pinned. Please try again.');
  const [asking, setAsking] = useState(false);
  return (
    <li className={styles.note}>
      <p>{note.text}</p>
      <p className="micro quiet">
        {note.by}, {dayAndTime(note.createdAt)}
        {note.pinned && '. Pinned to the overview'}
      </p>
      <Row gap="2">
        <Button
          size="sm"
          busy={pin.busy}
          busyLabel="Saving..."
          onClick={() => pin.run(note._id, !note.pinned)}
        >
          {note.pinned ? 'Unpin note' : 'Pin note'}
        </Button>
        {note.own && (
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            Delete note
          </Button>
        )}
      </Row>
      {asking && (
        <ConfirmDialog
          title="Delete this note?"
          text="This cannot be undone."
          confirmLabel="Delete"
          work={() => removeNote(note._id)}
          failure="The note could not be deleted. Please try again."
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
