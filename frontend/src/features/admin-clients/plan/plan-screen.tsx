import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminTitle } from '#shared/ui/layout/admin-page.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { type Plan, useClient, usePlan, usePlans } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { PlanEditor } from './plan-editor.tsx';
import styles from './plan-screen.module.css';

/** The editor of a client's next plan, over the whole screen. */
export function PlanScreen(): ReactNode {
  const { id = '' } = useParams();
  const answer = useClient(id);
  return (
    <>
      <AdminTitle>{answer.data ? `Plan of ${answer.data.name}` : 'Plan'}</AdminTitle>
      <Loaded
        answer={answer}
        loading={<PlanSkeleton />}
        missing={
          <EmptyState
            icon="user"
            title="Client not found"
            text="Part of the address may be missing, or the client is entrusted to somebody else."
            action={
              <ButtonLink size="sm" to={adminPaths.clients}>
                See all clients
              </ButtonLink>
            }
          />
        }
      >
        {(client) => <Opened key={client._id} client={client} />}
      </Loaded>
    </>
  );
}

function Opened({ client }: { client: ClientDetail }): ReactNode {
  const plans = usePlans(client._id);
  const newest = plans.data?.items[0]?.version;
  const plan = usePlan(client._id, newest);
  // The editor stays while a newer version loads: the first one, too.
  const [shown, setShown] = useState<Plan | null>();
  const loaded = plans.data?.items.length === 0 ? null : plan.data;
  if (loaded !== undefined && loaded !== shown) setShown(loaded);
  if (client.state === 'ended' || client.state === 'cancelled') {
    return (
      <EmptyState
        icon="lock"
        title="The program is over"
        text="What was published stays readable. A new plan needs an open program."
        action={
          <ButtonLink size="sm" to={adminPaths.client(client._id, 'plan')}>
            See the plans
          </ButtonLink>
        }
      />
    );
  }
  if (shown !== undefined) return <PlanEditor client={client} newest={shown} />;
  return (
    <Loaded answer={plans} loading={<PlanSkeleton />}>
      {() => (
        <Loaded answer={plan} loading={<PlanSkeleton />}>
          {() => null}
        </Loaded>
      )}
    </Loaded>
  );
}

const PlanSkeleton = (): ReactNode => (
  <Stack gap="4" className={styles.loading}>
    <h1 className="sr">Plan</h1>
    <Skeleton height="3.5rem" />
    <Skeleton height="3.25rem" />
    <Skeleton height="min(32rem, 60svh)" />
  </Stack>
);
