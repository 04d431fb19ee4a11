import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useMay } from '#shared/session/rights.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { ListFrame } from '#shared/ui/lists/admin-list.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { ListViews } from '#shared/ui/lists/list-filters.tsx';
import { KeysHelp, useKeys } from '#shared/ui/keyboard/keys.tsx';
import { useClient } from '../api.ts';
import { Avatar } from '../parts.tsx';
import { useNow } from '../use-now.ts';
import { type CheckInQueue, useCheckInQueue, useReview, type WaitingCheckIn } from './api.ts';
import { timeLeft, todayInWords } from './check-in-words.ts';
import styles from './check-ins-screen.module.css';
import { ReviewView, type Steps } from './review.tsx';

const noRows: readonly WaitingCheckIn[] = [];
const keys = [
  { keys: ['j', 'k'], what: 'Next, previous check-in', short: 'move' },
  { keys: ['r'], what: 'Write the answer', short: 'answer' },
  { keys: ['Ctrl', 'Enter'], what: 'Send it, and open the next' },
  { keys: ['Ctrl', 'Shift', 'Enter'], what: 'Send it, and write her next plan' },
  { keys: ['p'], what: 'Open the photographs' },
  { keys: ['[', ']'], what: 'Compare with an earlier, a later date' },
  { keys: ['o'], what: 'Open the client' },
];

/** Check-ins that wait for an answer, and the one that is read beside last week's. */
export function CheckInsScreen(): ReactNode {
  const { id, day } = useParams();
  const list = useCheckInQueue();
  const { rows = noRows, query } = list;
  const now = useNow();
  const navigate = useNavigate();
  const filters = new URL(list.hrefFor({ page: query.page }), location.origin).search;
  const hrefOf = (row: WaitingCheckIn | undefined): string | undefined =>
    row && adminPaths.checkIn(row.program._id, row.dueOn) + filters;
  const at = rows.findIndex(({ program, dueOn }) => program._id === id && dueOn === day);
  const steps = { previous: hrefOf(rows[at - 1]), next: hrefOf(rows[at + 1]), at, total: rows.length };
  const late = query.state === '' ? rows.filter((row) => timeLeft(row, now).isLate).length : 0;

  useKeys((key) => {
    const to =
      (key === 'j' && steps.next) ||
      (key === 'k' && steps.previous) ||
      (key === 'o' && id !== undefined && adminPaths.client(id));
    if (to) void navigate(to);
    return Boolean(to);
  });

  return (
    <AdminPage
      title="Check-ins"
      note={
        query.state === '' &&
        list.rows && (
          <>
            {list.total === 0 ? 'Nothing waits' : `${list.total} ${list.total === 1 ? 'waits' : 'wait'}`}
            {late > 0 && ', '}
            {late > 0 && <b className={styles.late}>{late} late</b>}
          </>
        )
      }
    >
      <div
        className={styles.columns}
        data-open={id !== undefined || undefined}
        data-empty={rows.length === 0 || undefined}
      >
        <Queue list={list} now={now} current={at} hrefOf={hrefOf} />
        {id === undefined || day === undefined ? (
          <Choose first={hrefOf(rows[0])} isWaiting={query.state === ''} />
        ) : (
          <section className={styles.opened} aria-label="Check-in" key={`${id} ${day}`}>
            <div className={styles.back}>
              <BackLink to={adminPaths.checkIns + filters}>Check-ins</BackLink>
            </div>
            <Opened id={id} day={day} steps={steps} list={adminPaths.checkIns + filters} />
          </section>
        )}
      </div>
      <KeysHelp keys={keys} />
    </AdminPage>
  );
}

function Opened(props: { id: string; day: string; steps: Steps; list: string }): ReactNode {
  const { id, day, steps, list } = props;
  const client = useClient(id);
  const loading = (
    <Stack gap="4">
      <Skeleton height="4rem" />
      <Skeleton height="24rem" />
    </Stack>
  );
  return (
    <Loaded
      answer={useReview(id, day)}
      loading={loading}
      missing={
        <EmptyState
          title="Check-in not found"
          text="Part of the address may be missing, or the client is entrusted to somebody else."
          action={
            <ButtonLink size="sm" to={list}>
              See what waits
            </ButtonLink>
          }
        />
      }
    >
      {(review) => (
        <Loaded answer={client} loading={loading}>
          {(of) => <ReviewView client={of} review={review} steps={steps} list={list} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface QueueProps {
  list: CheckInQueue;
  now: number;
  current: number;
  hrefOf: (row: WaitingCheckIn) => string | undefined;
}

function Queue({ list, now, current, hrefOf }: QueueProps): ReactNode {
  const may = useMay();
  const isWaiting = list.query.state === '';
  return (
    <div className={styles.queue}>
      <div className={styles.views}>
        <ListViews
          list={list}
          label="Which check-ins"
          field="state"
          words={{ '': 'Waiting', answered: 'Answered' }}
        />
        {may('clients:assign') && (
          <ListViews list={list} label="Whose clients" field="mine" words={{ '': 'All', true: 'Mine' }} />
        )}
      </div>
      <ListFrame
        list={list}
        noun={['check-in', 'check-ins']}
        empty={{
          icon: 'check',
          title: isWaiting ? 'Nothing waits' : 'Nothing answered yet',
          text: isWaiting
            ? ['Check-ins arrive here as clients send them.', list.data && todayInWords(list.data.today)]
                .filter(Boolean)
                .join(' ')
            : 'What was answered stays here, newest first.',
          action: (
            <ButtonLink size="sm" to={adminPaths.clients}>
              Clients
            </ButtonLink>
          ),
        }}
        emptyFiltered={{ text: 'None of your clients, at least: others may wait.' }}
        loading={
          <div role="status">
            <span className="sr">Loading check-ins...</span>
            {Array.from({ length: 6 }, (_, index) => (
              <div key={index} className={styles.loading}>
                <Skeleton height="2.75rem" />
              </div>
            ))}
          </div>
        }
      >
        <ul className={styles.list} aria-label={isWaiting ? 'Waiting check-ins' : 'Answered check-ins'}>
          {list.rows?.map((row, index) => (
            <li key={row._id}>
              <Link
                className={styles.row}
                to={hrefOf(row) ?? ''}
                aria-current={index === current ? 'true' : undefined}
              >
                <Avatar name={row.program.name} />
                <span className={styles.who}>
                  <b>{row.program.name}</b>
                  <span className={styles.words}>
                    Week {row.week}
                    {row.words !== '' && `. ${row.words}`}
                  </span>
                </span>
                {isWaiting ? (
                  <Left row={row} now={now} />
                ) : (
                  <span className={styles.time}>{row.answeredBy ?? ''}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </ListFrame>
      {list.data && list.total > 0 && <p className={styles.today}>{todayInWords(list.data.today)}</p>}
    </div>
  );
}

function Left({ row, now }: { row: WaitingCheckIn; now: number }): ReactNode {
  const { words, isLate } = timeLeft(row, now);
  return (
    <time className={styles.time} dateTime={row.answerBy} data-late={isLate || undefined}>
      {words}
    </time>
  );
}

/** Nothing is opened by itself: whoever opens a check-in closes it for the client. */
function Choose({ first, isWaiting }: { first: string | undefined; isWaiting: boolean }): ReactNode {
  if (first === undefined) return null;
  return (
    <div className={styles.choose}>
      <EmptyState
        icon="clock"
        title="Choose a check-in"
        text={
          isWaiting
            ? 'Once it is opened, the client cannot change it any more.'
            : 'What was answered stays here.'
        }
        action={
          <ButtonLink size="sm" variant="primary" to={first}>
            {isWaiting ? 'Open the one that waits longest' : 'Open the newest'}
          </ButtonLink>
        }
      />
    </div>
  );
}
