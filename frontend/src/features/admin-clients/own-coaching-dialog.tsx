import { type ReactNode, useState } from 'react';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { type OwnCoaching, useChangeOwnCoaching, useOwnCoaching } from './api.ts';
import { useDays } from './use-now.ts';

const title = 'Mails and leave';

const mails = [
  { value: 'once', label: 'Immediately' },
  { value: 'daily', label: 'Once a day' },
] as const;

/** How the viewer is mailed about clients, and until when she is on leave. */
export function OwnCoachingDialog({ onClose }: { onClose: () => void }): ReactNode {
  const answer = useOwnCoaching();
  if (answer.data) return <Form own={answer.data} onClose={onClose} />;
  return (
    <Dialog open title={title} onClose={onClose}>
      <Loaded answer={answer} loading={<Skeleton height="12rem" />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Form({ own, onClose }: { own: OwnCoaching; onClose: () => void }): ReactNode {
  const change = useChangeOwnCoaching();
  const { today } = useDays();
  const [chosen, setChosen] = useState(own.mails);
  const [until, setUntil] = useState(own.leaveUntil ?? '');
  const { busy, problem, run } = useInlineAction(async () => {
    await change({ mails: chosen, leaveUntil: until === '' ? null : until });
    toast.success('Saved.');
    onClose();
  });
  return (
    <FormDialog
      title={title}
      confirmLabel="Save"
      busyLabel="Saving..."
      busy={busy}
      problem={problem}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          run();
        },
      }}
      onClose={onClose}
    >
      <div>
        <Segmented
          legend="Mails about clients"
          name="mails"
          showLegend
          value={chosen}
          options={mails}
          onChange={setChosen}
        />
        <p className="small quiet">
          Once a day: one mail in the morning about every client who needs you, new clients and unread
          messages among them.
        </p>
      </div>
      <Field
        label="On leave until"
        optional
        hint="Your last day of leave. Your clients see it, and the owner’s rule gives you no new ones."
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            min={today}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
