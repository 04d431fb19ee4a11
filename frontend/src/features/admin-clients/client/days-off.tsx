import { type ReactNode, useState } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { lastDay, shownDay } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { Grid } from '#shared/ui/layout/flow.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { useAsked } from '#shared/ui/overlays/use-asked.ts';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { useClientActions } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { Box } from '../parts.tsx';
import { useDays } from '../use-now.ts';
import { daysOffInWords, firstName, lastDayWith } from '../words.ts';
import styles from './days-off.module.css';

type Pause = ClientDetail['pauses'][number];
interface Asking {
  what: 'agree' | 'refuse' | 'end';
  pause: Pause;
}

/** A pause may begin so many days ahead. */
const mostDaysAhead = 60;

/** Pauses: asked for and decided, or given; the program ends so many days later. */
export function DaysOff({ client }: { client: ClientDetail }): ReactNode {
  const { pauses, state, endsOn } = client;
  const { today } = useDays();
  const [asking, setAsking] = useState<Asking>();
  const isAhead = ({ state: of, untilOn }: Pause): boolean =>
    of === 'asked' || (of === 'agreed' && untilOn >= today);
  const mayGive = state === 'active' && !pauses.some(isAhead);
  const [giving, setGiving] = useAsked('pause', mayGive, 'This program cannot be given days off now.');
  const close = (): void => setAsking(undefined);
  if (pauses.length === 0 && !mayGive) return null;

  return (
    <Box
      id="days-off"
      title="Days off"
      side={
        mayGive && (
          <Button size="sm" variant="quiet" onClick={() => setGiving(true)}>
            Give days off
          </Button>
        )
      }
    >
      <ul className={styles.pauses}>
        {pauses.map((pause) => (
          <li key={pause._id} data-asked={pause.state === 'asked' || undefined}>
            <div>
              <b>{daysOffInWords(pause)}</b>
              <p className="quiet">{stateInWords(pause, today)}</p>
              {pause.words !== '' && <p>“{pause.words}”</p>}
              {pause.decision && <p className="quiet">Team: {pause.decision}</p>}
              {pause.state === 'asked' && endsOn !== null && (
                <p className="quiet">With them the last day is {shownDay(lastDayWith(endsOn, pause))}.</p>
              )}
            </div>
            {pause.state === 'asked' && (
              <span className={styles.actions}>
                <Button size="sm" variant="solid" onClick={() => setAsking({ what: 'agree', pause })}>
                  Agree
                </Button>
                <Button size="sm" onClick={() => setAsking({ what: 'refuse', pause })}>
                  Refuse
                </Button>
              </span>
            )}
            {pause.state === 'agreed' && isAhead(pause) && (
              <Button size="sm" onClick={() => setAsking({ what: 'end', pause })}>
                {pause.fromOn <= today ? 'End the pause now' : 'Take back'}
              </Button>
            )}
          </li>
        ))}
        {pauses.length === 0 && (
          <li>
            <span className="quiet">
              None. {endsOn !== null && `The last day is ${shownDay(lastDay(endsOn))}.`}
            </span>
          </li>
        )}
      </ul>
      {giving && <GiveDialog client={client} onClose={() => setGiving(false)} />}
      {(asking?.what === 'agree' || asking?.what === 'refuse') && (
        <DecideDialog client={client} pause={asking.pause} agree={asking.what === 'agree'} onClose={close} />
      )}
      {asking?.what === 'end' && <EndDialog client={client} pause={asking.pause} onClose={close} />}
    </Box>
  );
}

function stateInWords({ state, reason, byTeam, fromOn, untilOn }: Pause, today: string): string {
  const why = reason === '' ? '' : `, ${reason.toLowerCase()}`;
  switch (state) {
    case 'asked':
      return `Asked for${why}`;
    case 'agreed':
      if (untilOn < today) return `Over${why}`;
      if (fromOn <= today) return `Runs now${why}`;
      return `${byTeam ? 'Given by the team' : 'Agreed'}${why}`;
    case 'refused':
      return `Refused${why}`;
    case 'withdrawn':
      return `Taken back by the client${why}`;
    case 'ended':
      return `${untilOn < fromOn ? 'Taken back by the team' : 'Ended early'}${why}`;
  }
}

interface DialogProps {
  client: ClientDetail;
  onClose: () => void;
}

function GiveDialog({ client: { _id, name }, onClose }: DialogProps): ReactNode {
  const { giveDaysOff } = useClientActions(_id);
  const { today, last } = useDays(mostDaysAhead);
  const { register, errors, dialog } = useDialogForm({
    rules: async () => (await import('../rules.ts')).daysOff,
    send: async (values) => {
      await giveDaysOff(values);
      toast.success(`${firstName(name)} is told by mail.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Give ${firstName(name)} days off`}
      confirmLabel="Give days off"
      busyLabel="Saving..."
      {...dialog}
      onClose={onClose}
    >
      <p className="muted">The program ends so many days later. Check-ins and reminders rest meanwhile.</p>
      <Grid columns="1fr 1fr" gap="4">
        <Field label="First day off" error={errors['fromOn']}>
          {(control) => (
            <Input
              {...control}
              {...register('fromOn')}
              type="date"
              min={today}
              max={last}
              defaultValue={today}
            />
          )}
        </Field>
        <Field label="Last day off" error={errors['untilOn']}>
          {(control) => <Input {...control} {...register('untilOn')} type="date" min={today} />}
        </Field>
      </Grid>
      <Field label="A word to her" optional error={errors['words']}>
        {(control) => <Textarea {...control} {...register('words')} rows={3} maxLength={1000} />}
      </Field>
    </FormDialog>
  );
}

function DecideDialog({
  client: { _id, name, endsOn },
  pause,
  agree,
  onClose,
}: DialogProps & { pause: Pause; agree: boolean }): ReactNode {
  const { decidePause } = useClientActions(_id);
  const { register, errors, dialog } = useDialogForm({
    rules: async () => {
      const { agreement, refusal } = await import('../rules.ts');
      return agree ? agreement : refusal;
    },
    send: async ({ words }) => {
      await decidePause(pause._id, agree, words);
      toast.success(`${firstName(name)} is told by mail.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={agree ? 'Agree to these days off?' : 'Refuse these days off?'}
      confirmLabel={agree ? 'Agree' : 'Refuse'}
      busyLabel="Saving..."
      {...dialog}
      onClose={onClose}
    >
      <p>
        <b>{daysOffInWords(pause)}</b>
        {agree && endsOn !== null && `. The last day becomes ${shownDay(lastDayWith(endsOn, pause))}.`}
      </p>
      <Field
        label={agree ? 'A word to her' : 'Why?'}
        hint={`${firstName(name)} reads it in the mail.`}
        optional={agree}
        error={errors['words']}
      >
        {(control) => <Textarea {...control} {...register('words')} rows={3} maxLength={1000} />}
      </Field>
    </FormDialog>
  );
}

function EndDialog({ client: { _id, name }, pause, onClose }: DialogProps & { pause: Pause }): ReactNode {
  const { endPause } = useClientActions(_id);
  const { today } = useDays();
  const runs = pause.fromOn <= today;
  return (
    <ConfirmDialog
      title={runs ? 'End the pause now?' : 'Take back these days off?'}
      text={`${runs ? 'Training goes on today.' : 'The pause does not begin.'} The days that are left are given back: the program ends earlier by them. ${firstName(name)} is told by mail.`}
      confirmLabel={runs ? 'End the pause' : 'Take back'}
      tone="plain"
      work={() => endPause(pause._id)}
      done={runs ? 'The pause has ended.' : 'The days off are taken back.'}
      onClose={onClose}
    />
  );
}
