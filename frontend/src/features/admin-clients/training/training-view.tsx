import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import type { ClientDetail } from '../client.ts';
import { firstName, isRunning } from '../words.ts';
import { Adherence } from './adherence.tsx';
import { type Training, type TrainingProgress, useTraining, useTrainingProgress } from './api.ts';
import { Lifts } from './lifts.tsx';
import { SessionList } from './session-list.tsx';

/** What a client trained, beside what was planned. */
export function TrainingView({ client }: { client: ClientDetail }): ReactNode {
  const progress = useTrainingProgress(client._id);
  const training = useTraining(client._id);
  const loading = <Skeleton height="24rem" />;
  return (
    <Loaded answer={training} loading={loading}>
      {(log) => (
        <Loaded answer={progress} loading={loading}>
          {(over) => <Shown client={client} training={log} progress={over} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface ShownProps {
  client: ClientDetail;
  training: Training;
  progress: TrainingProgress;
}

function Shown({ client, training, progress }: ShownProps): ReactNode {
  const isPlanned = progress.weeks.some(({ planned }) => planned > 0);
  const first = firstName(client.name);
  if (training.sessions.length + progress.days.length + progress.lifts.length === 0)
    return (
      <EmptyState
        icon="growth"
        title="Nothing logged yet"
        text={
          isPlanned
            ? `The first session that ${first} logs stands here, beside the plan.`
            : `Once a plan with training is published and has begun, ${first} logs sessions by it.`
        }
        action={
          isPlanned ? undefined : (
            <ButtonLink size="sm" to={adminPaths.client(client._id, 'plan')}>
              See the plan
            </ButtonLink>
          )
        }
      />
    );
  return (
    <Stack gap="5">
      <SessionList training={training} progress={progress} />
      {progress.weeks.length > 0 && <Adherence weeks={progress.weeks} isRunning={isRunning(client)} />}
      {progress.lifts.length > 0 && <Lifts lifts={progress.lifts} />}
    </Stack>
  );
}
