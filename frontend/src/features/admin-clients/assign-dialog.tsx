import { type ReactNode, useState } from 'react';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { useAssign, useCoaches } from './api.ts';
import type { Client } from './client.ts';
import { CoachChoice, NOBODY } from './coach-choice.tsx';
import { useDays } from './use-now.ts';

interface AssignDialogProps {
  clients: readonly Pick<Client, '_id' | 'name' | 'coach'>[];
  onDone?: () => void;
  onClose: () => void;
}

/** Entrusts one client or several to a coach: for good, or to a stand-in until a day. */
export function AssignDialog({ clients, onDone, onClose }: AssignDialogProps): ReactNode {
  const coaches = useCoaches();
  const assign = useAssign();
  const { today } = useDays();
  const [first] = clients;
  const [coach, setCoach] = useState((clients.length === 1 && first?.coach?._id) || '');
  const [until, setUntil] = useState('');
  const isNobody = coach === NOBODY;
  const whom = clients.length === 1 ? (first?.name ?? '') : `${clients.length} clients`;

  const { busy, problem, run } = useInlineAction(async () => {
    await assign({
      ids: clients.map(({ _id }) => _id),
      coach: isNobody ? null : coach,
      ...(until !== '' && !isNobody && { until }),
    });
    const name = coaches.data?.items.find(({ _id }) => _id === coach)?.name;
    toast.success(name ? `${whom}: assigned to ${name}.` : `${whom}: no longer assigned.`);
    onDone?.();
    onClose();
  });

  return (
    <FormDialog
      title={clients.length === 1 ? `Coach of ${whom}` : `Assign ${whom}`}
      confirmLabel="Assign"
      busyLabel="Assigning..."
      busy={busy}
      disabled={coach === ''}
      problem={problem}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          run();
        },
      }}
      onClose={onClose}
    >
      <p className="muted">
        The coach and each client are told by mail. Everything so far stays with the client: plans, messages,
        notes.
      </p>
      <Loaded answer={coaches} loading={<Skeleton height="12rem" />}>
        {({ items }) => <CoachChoice coaches={items} value={coach} onChange={setCoach} />}
      </Loaded>
      {!isNobody && (
        <Field
          label="Only until"
          optional
          hint="For a stand-in: the last day. On the day after, the client goes back to her own coach."
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
      )}
    </FormDialog>
  );
}
