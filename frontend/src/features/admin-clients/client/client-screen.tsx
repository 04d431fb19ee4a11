import type { ClientReason } from '@ironbloom/brand/coaching';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminTitle } from '#shared/ui/layout/admin-page.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { KeysHelp, useKeys } from '#shared/ui/keyboard/keys.tsx';
import { useClient } from '../api.ts';
import { CheckInsView } from '../check-ins/check-ins-view.tsx';
import { ProgressView } from '../check-ins/progress-view.tsx';
import type { ClientDetail } from '../client.ts';
import { readOrder } from '../list/list-order.ts';
import { PlanView } from '../plan/plan-view.tsx';
import { TrainingView } from '../training/training-view.tsx';
import { ClientHead } from './client-head.tsx';
import styles from './client-screen.module.css';
import { IntakeView } from './intake-view.tsx';
import { MessagesView } from './messages-view.tsx';
import { NotesView } from './notes-view.tsx';
import { Overview } from './overview.tsx';

const views = {
  overview: { label: 'Overview', View: Overview },
  plan: { label: 'Plan', View: PlanView },
  training: { label: 'Training', View: TrainingView },
  'check-ins': { label: 'Check-ins', View: CheckInsView },
  progress: { label: 'Progress', View: ProgressView },
  messages: { label: 'Messages', View: MessagesView },
  intake: { label: 'Intake', View: IntakeView },
  notes: { label: 'Notes', View: NotesView },
} as const;
type ViewName = keyof typeof views;

/** What is new behind a tab. */
const marks: Readonly<Record<string, { reason: ClientReason; what: string }>> = {
  messages: { reason: 'message-waiting', what: 'message' },
  'check-ins': { reason: 'check-in-waiting', what: 'check-in' },
};

const viewOf = (text: string | null): ViewName =>
  text !== null && text in views ? (text as ViewName) : 'overview';

/** One client's program: what is due, the plan, the thread, the answers, private notes. */
export function ClientScreen(): ReactNode {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const view = viewOf(search.get('view'));
  const answer = useClient(id);
  return (
    <>
      <AdminTitle>{answer.data?.name ?? 'Client'}</AdminTitle>
      <Steps id={id} view={view} />
      <Loaded
        answer={answer}
        loading={
          <Stack gap="4">
            <h1 className="sr">Client</h1>
            <Skeleton height="5rem" />
            <Skeleton height="2.75rem" />
            <Skeleton height="24rem" />
          </Stack>
        }
        missing={
          <>
            <h1 className="sr">Client</h1>
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
          </>
        }
      >
        {/* Nothing of one client is carried over to the next. */}
        {(client) => <Opened key={client._id} client={client} view={view} />}
      </Loaded>
    </>
  );
}

function Opened({ client, view }: { client: ClientDetail; view: ViewName }): ReactNode {
  const { View } = views[view];
  return (
    <>
      <ClientHead client={client} />
      <nav className={styles.tabs} aria-label={client.name}>
        {Object.entries(views).map(([name, { label }]) => (
          <Link
            key={name}
            to={adminPaths.client(client._id, name === 'overview' ? undefined : name)}
            aria-current={name === view ? 'page' : undefined}
            preventScrollReset
          >
            {label}
            {client.reasons.some(({ reason }) => reason === marks[name]?.reason) && (
              <span className={styles.mark}>
                new<span className="sr"> {marks[name]?.what}</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
      <View client={client} />
    </>
  );
}

const keys = [
  { keys: ['j', 'k'], what: 'Next, previous client of the list' },
  { keys: ['1', '…', '8'], what: 'Overview … Notes' },
];

/** Back to the list, and on to the next client of it. */
function Steps({ id, view }: { id: string; view: ViewName }): ReactNode {
  const navigate = useNavigate();
  const order = readOrder();
  const at = order?.ids.indexOf(id) ?? -1;
  const pathOf = (other: string | undefined): string | undefined =>
    other && adminPaths.client(other, view === 'overview' ? undefined : view);
  const previous = at > 0 ? pathOf(order?.ids[at - 1]) : undefined;
  const next = at >= 0 ? pathOf(order?.ids[at + 1]) : undefined;
  const list = order?.href ?? adminPaths.clients;

  useKeys((key) => {
    const names = Object.keys(views);
    const tab = names[Number(key) - 1];
    const to =
      (key === 'j' && next) ||
      (key === 'k' && previous) ||
      (tab !== undefined && adminPaths.client(id, tab === 'overview' ? undefined : tab)) ||
      undefined;
    if (to !== undefined) void navigate(to);
    else return false;
    return true;
  });

  return (
    <div className={styles.steps}>
      <BackLink to={list}>Clients</BackLink>
      {order && at >= 0 && (
        <>
          <span className="small quiet num">{`${at + 1} of ${order.ids.length} in the list`}</span>
          <Step to={previous} icon="chevron-left" label="Previous client (k)" />
          <Step to={next} icon="chevron-right" label="Next client (j)" />
        </>
      )}
      <KeysHelp keys={keys} />
    </div>
  );
}

function Step(props: {
  to: string | undefined;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
}): ReactNode {
  const { to, icon, label } = props;
  if (to === undefined) {
    return (
      <span className={styles.step} data-off>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link className={styles.step} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
