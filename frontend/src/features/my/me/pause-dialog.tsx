import { pauseReasons } from '@ironbloom/brand/coaching';
import { type ReactNode, useState } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { textsOf } from '#shared/forms/use-server-form.ts';
import { isoDay, shownDay, weekday } from '#shared/india/dates.ts';
import { isRecord } from '#shared/lib/browser-store.ts';
import { memberStore } from '#shared/session/member-store.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { type Program, useTermChanges } from '../api.ts';
import { Choices } from '../intake/choices.tsx';
import room from '../room.module.css';
import { addDays, daysOff, inDays, MAX_DAYS_AHEAD } from '../term-words.ts';
import styles from './pause.module.css';

interface PauseDialogProps {
  program: Program;
  onClose: () => void;
}

const texts = ['fromOn', 'untilOn', 'reason', 'words'] as const;
type Draft = Partial<Record<(typeof texts)[number], string>>;

/** Asks the team for days off. What is typed is kept until it is sent. */
export function PauseDialog({ program, onClose }: PauseDialogProps): ReactNode {
  const { _id, coach, endsOn, daysOffLeft } = program;
  const { askPause } = useTermChanges(_id);
  const [store] = useState(() => memberStore(`pause:${_id}`));
  const [kept] = useState(() => toDraft(store.read()));
  const [draft, setDraft] = useState(kept);
  const [today] = useState(() => isoDay(Date.now()));
  const { register, errors, clear, dialog } = useDialogForm({
    rules: async () => (await import('./pause-rules.ts')).pause,
    send: async (typed) => {
      await askPause(typed);
      store.clear();
      toast.success('Your question was sent. You get a mail with the answer.');
      onClose();
    },
  });

  function keep(typed: Draft): void {
    store.write(typed);
    setDraft(typed);
  }

  const name = coach?.name.split(' ', 1)[0];
  const { fromOn = '', untilOn = '', reason = '' } = draft;
  const days = fromOn && untilOn ? daysOff({ fromOn, untilOn }) : 0;
  const last = endsOn === null || days === 0 ? undefined : addDays(endsOn, days - 1);
  return (
    <FormDialog
      title="Ask for a pause"
      confirmLabel={name ? `Ask ${name}` : 'Ask'}
      busyLabel="Sending..."
      variant="primary"
      {...dialog}
      form={{
        ...dialog.form,
        onInput: ({ currentTarget }) => {
          dialog.form.onInput();
          keep(toDraft(textsOf(currentTarget)));
        },
      }}
      onClose={onClose}
    >
      <div className={styles.days}>
        <Field label="First day off" error={errors['fromOn']}>
          {(control) => (
            <Input
              {...control}
              {...register('fromOn')}
              type="date"
              min={today}
              max={addDays(today, MAX_DAYS_AHEAD)}
              defaultValue={kept.fromOn}
            />
          )}
        </Field>
        <Field label="Last day off" error={errors['untilOn']}>
          {(control) => (
            <Input
              {...control}
              {...register('untilOn')}
              type="date"
              min={fromOn || today}
              defaultValue={kept.untilOn}
            />
          )}
        </Field>
      </div>
      <input type="hidden" name="reason" value={reason} />
      <Choices
        id="pause-reason"
        legend="Why?"
        error={errors['reason']}
        options={pauseReasons.map((value) => ({ value, label: value }))}
        chosen={[reason]}
        onChoose={(value) => {
          clear('reason');
          keep({ ...draft, reason: String(value) });
        }}
      />
      <Field label={`Words for ${name ?? 'the team'}`} optional error={errors['words']}>
        {(control) => (
          <Textarea {...control} {...register('words')} rows={2} maxLength={1000} defaultValue={kept.words} />
        )}
      </Field>
      <dl className={room.facts} aria-live="polite">
        <div>
          <dt>Days off</dt>
          <dd>{days === 0 ? `up to ${inDays(daysOffLeft)}` : `${days} of ${daysOffLeft} left`}</dd>
        </div>
        {last && (
          <div>
            <dt>New last day, if agreed</dt>
            <dd>{`${weekday(last).slice(0, 3)} ${shownDay(last)}`}</dd>
          </div>
        )}
      </dl>
    </FormDialog>
  );
}

function toDraft(value: unknown): Draft {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    texts.flatMap((name) => {
      const text = value[name];
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}
