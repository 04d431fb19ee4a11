import { type ReactNode, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { dayAndTime, fullDayAndTime, shownDay } from '#shared/india/dates.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { CheckboxInput } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { useClientActions } from '../api.ts';
import type { Client, ClientDetail } from '../client.ts';
import { Box } from '../parts.tsx';
import { useDays, useNow } from '../use-now.ts';
import { dayWords, reasonInWords, reasonPlaces, urgencyOf } from '../words.ts';
import styles from './due.module.css';

const marks = {
  called: { title: 'First call', set: 'Mark as called' },
  assessed: { title: 'Assessment', set: 'Mark as assessed' },
} as const;

/** Promises and tasks: what is open first, then what is done. */
export function Due({ client }: { client: ClientDetail }): ReactNode {
  const now = useNow();
  const [adding, setAdding] = useState(false);
  const isOpen = client.state !== 'ended' && client.state !== 'cancelled';
  const others = client.reasons.filter(({ reason }) => reason !== 'call-due');
  return (
    <Box
      id="due"
      title="Due"
      side={
        <Button size="sm" variant="quiet" onClick={() => setAdding(true)}>
          Add task
        </Button>
      }
    >
      <ul className={styles.tasks} aria-live="polite">
        {isOpen &&
          (['called', 'assessed'] as const).map((mark) => (
            <MarkLine key={mark} client={client} mark={mark} now={now} />
          ))}
        {others.map((reason) => (
          <ReasonLine key={reason.reason} client={client} reason={reason} now={now} />
        ))}
        {client.tasks.map((task) => (
          <TaskLine key={task._id} client={client} task={task} />
        ))}
        {!isOpen && others.length + client.tasks.length === 0 && (
          <li className={styles.task}>
            <span />
            <span className="quiet">Nothing is due.</span>
          </li>
        )}
      </ul>
      {adding && <TaskDialog client={client} onClose={() => setAdding(false)} />}
    </Box>
  );
}

interface MarkLineProps {
  client: ClientDetail;
  mark: keyof typeof marks;
  now: number;
}

function MarkLine({ client, mark, now }: MarkLineProps): ReactNode {
  const actions = useClientActions(client._id);
  const { busy, run } = useAction(actions.mark, 'The mark could not be saved. Please try again.');
  const { title, set } = marks[mark];
  const done = client[mark];
  const due = mark === 'called' ? client.reasons.find(({ reason }) => reason === 'call-due') : undefined;
  const isLate = due !== undefined && urgencyOf({ reasons: [due] }, now) === 'late';
  return (
    <li className={styles.task} data-late={isLate || undefined}>
      <label className={styles.target}>
        <span className="sr">{done ? `Undo: ${title}` : set}</span>
        <CheckboxInput checked={done !== null} disabled={busy} onChange={() => run(mark, done === null)} />
      </label>
      <span>
        <b>{due ? reasonInWords(due, now) : title}</b>
        <span className="quiet">{done ? `${done.by}, ${fullDayAndTime(done.at)}` : words(client, mark)}</span>
      </span>
      {due?.due && <time dateTime={due.due}>{dayWords(due.due, now)}</time>}
    </li>
  );
}

const words = ({ boughtAt }: ClientDetail, mark: keyof typeof marks): string =>
  mark === 'called' ? `Bought ${dayAndTime(boughtAt)}` : 'Not marked as done';

interface ReasonLineProps {
  client: ClientDetail;
  reason: Client['reasons'][number];
  now: number;
}

function ReasonLine({ client, reason, now }: ReasonLineProps): ReactNode {
  const place = reasonPlaces[reason.reason];
  const urgency = urgencyOf({ reasons: [reason] }, now);
  return (
    <li className={styles.task} data-late={urgency === 'late' || undefined}>
      <span />
      <span>
        <b>{reasonInWords(reason, now)}</b>
        <span className="quiet">Since {dayAndTime(reason.since, now)}</span>
      </span>
      {reason.due && <time dateTime={reason.due}>{dayWords(reason.due, now)}</time>}
      {place && (
        <ButtonLink size="sm" to={adminPaths.client(client._id, place.view)}>
          {place.label}
        </ButtonLink>
      )}
    </li>
  );
}

function TaskLine({
  client,
  task,
}: {
  client: ClientDetail;
  task: ClientDetail['tasks'][number];
}): ReactNode {
  const { finishTask, removeTask } = useClientActions(client._id);
  const finish = useAction(finishTask, 'The task could not be saved. Please try again.');
  const remove = useAction(removeTask, 'The task could not be deleted. Please try again.');
  const { _id, text, dueOn, doneAt, doneBy, writtenBy } = task;
  const { today } = useDays();
  const isLate = doneAt === null && dueOn !== null && dueOn < today;
  return (
    <li className={styles.task} data-late={isLate || undefined} data-done={doneAt !== null || undefined}>
      <label className={styles.target}>
        <span className="sr">Done: {text}</span>
        <CheckboxInput
          checked={doneAt !== null}
          disabled={finish.busy}
          onChange={() => finish.run(_id, doneAt === null)}
        />
      </label>
      <span>
        <b>{text}</b>
        <span className="quiet">
          {doneAt === null ? `Written by ${writtenBy}` : `Done by ${doneBy}, ${dayAndTime(doneAt)}`}
        </span>
      </span>
      {dueOn !== null && doneAt === null && <time dateTime={dueOn}>{shownDay(dueOn)}</time>}
      <Button
        size="sm"
        variant="quiet"
        shape="icon"
        iconBefore="close"
        aria-label={`Delete the task ${text}`}
        busy={remove.busy}
        onClick={() => remove.run(_id)}
      />
    </li>
  );
}

function TaskDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }): ReactNode {
  const { addTask } = useClientActions(client._id);
  const { register, errors, dialog } = useDialogForm({
    rules: async () => (await import('../rules.ts')).task,
    send: async ({ text, dueOn }) => {
      await addTask({ text, dueOn: dueOn === '' ? null : dueOn });
      onClose();
    },
  });
  return (
    <FormDialog title="Add a task" confirmLabel="Add" busyLabel="Saving..." {...dialog} onClose={onClose}>
      <Field label="What is to be done?" error={errors['text']}>
        {(control) => <Input {...control} {...register('text')} autoComplete="off" maxLength={500} />}
      </Field>
      <Field label="By" optional error={errors['dueOn']}>
        {(control) => <Input {...control} {...register('dueOn')} type="date" />}
      </Field>
    </FormDialog>
  );
}
