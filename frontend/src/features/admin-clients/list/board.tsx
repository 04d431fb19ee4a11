import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Client } from '../client.ts';
import { CoachName } from '../parts.tsx';
import { programWords, type Stage, stageWords, urgencyOf } from '../words.ts';
import styles from './board.module.css';
import { Why } from './client-table.tsx';

const columns = ['new', 'intake', 'plan', 'active', 'ending', 'paused'] as const satisfies readonly Stage[];

interface BoardProps {
  /** Open programs. */
  rows: readonly Client[];
  total: number;
  now: number;
  /** The list of those that have ended. */
  endedHref: string;
}

/** Open programs by what is next: columns are views of facts, nothing is dragged. */
export function Board({ rows, total, now, endedHref }: BoardProps): ReactNode {
  return (
    <>
      {total > rows.length && (
        <p className="small muted">
          {rows.length} of {total} clients are on this page.
        </p>
      )}
      {/* A scrolling box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.board} aria-label="Board" tabIndex={0}>
        {columns.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            clients={rows.filter((client) => client.stage === stage)}
            now={now}
          />
        ))}
        <Link className={styles.ended} to={endedHref}>
          <Icon name="chevron-right" />
          <span>{stageWords.ended}</span>
        </Link>
      </section>
    </>
  );
}

function Column({
  stage,
  clients,
  now,
}: {
  stage: Stage;
  clients: readonly Client[];
  now: number;
}): ReactNode {
  const late = clients.filter((client) => urgencyOf(client, now) === 'late').length;
  return (
    <section className={styles.column} aria-label={stageWords[stage]} data-column>
      <h2 className={styles.head}>
        {stageWords[stage]} <span>{clients.length}</span>
        {late > 0 && <em>{late} late</em>}
      </h2>
      {clients.length === 0 && <p className="small quiet">Nobody</p>}
      <ul className={styles.cards}>
        {clients.map((client) => (
          <Card key={client._id} client={client} now={now} />
        ))}
      </ul>
    </section>
  );
}

function Card({ client, now }: { client: Client; now: number }): ReactNode {
  const urgency = urgencyOf(client, now);
  return (
    <li className={clsx(styles.card, urgency === 'late' && styles.late)} data-client={client._id}>
      <Link to={adminPaths.client(client._id)}>{client.name}</Link>
      <Why client={client} now={now} urgency={urgency} />
      <span className={styles.foot}>
        <span>{programWords(client)}</span>
        <CoachName client={client} />
      </span>
    </li>
  );
}

const cardsOf = (column: Element | undefined): HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>('[data-client] a') ?? []),
];

/** h j k l move the focus over the cards. @returns whether the key was taken */
export function moveOnBoard(key: string): boolean {
  const step = { j: [0, 1], k: [0, -1], h: [-1, 0], l: [1, 0] }[key];
  if (!step) return false;
  const filled = [...document.querySelectorAll('[data-column]')].filter((one) => cardsOf(one).length > 0);
  const at = filled.findIndex((one) => one.contains(document.activeElement));
  const cards = cardsOf(filled[Math.max(at, 0)]);
  const row = cards.findIndex((one) => one === document.activeElement);
  const [across = 0, down = 0] = step;
  const target = cardsOf(filled[at + across]);
  const next =
    at < 0
      ? cards[0]
      : across === 0
        ? cards[row + down]
        : target[Math.min(Math.max(row, 0), target.length - 1)];
  next?.focus();
  return next !== undefined;
}
