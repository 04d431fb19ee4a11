import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { CheckboxInput } from '#shared/ui/forms/checkbox.tsx';
import { followLink } from '#shared/ui/lists/table.tsx';
import type { Client } from '../client.ts';
import { Avatar, CoachName, StageMark, WeekBar } from '../parts.tsx';
import { SendLink } from '../send-link.tsx';
import {
  byUrgency,
  dayWords,
  reasonInWords,
  taskWords,
  type Urgency,
  urgencyOf,
  urgencyWords,
} from '../words.ts';
import styles from './client-table.module.css';

/** The id of the client whose row or card has the focus. */
export const focusedClient = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-client]')?.dataset['client'];

interface ClientTableProps {
  rows: readonly Client[];
  now: number;
  /** Undefined: the viewer selects nothing. */
  chosen: ReadonlySet<string> | undefined;
  /** @param on undefined: the other way round */
  onToggle: (ids: readonly string[], on?: boolean) => void;
}

/** Who needs somebody first; below 768 px every row is a card. */
export function ClientTable({ rows, now, chosen, onToggle }: ClientTableProps): ReactNode {
  const allId = useId();
  const all = chosen !== undefined && rows.every(({ _id }) => chosen.has(_id));
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className="sr">Clients, who needs somebody first</caption>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" className={styles.select}>
                <label className={styles.target} htmlFor={allId}>
                  <span className="sr">Select all</span>
                  <CheckboxInput
                    id={allId}
                    checked={all}
                    onChange={() =>
                      onToggle(
                        rows.map(({ _id }) => _id),
                        !all,
                      )
                    }
                  />
                </label>
              </th>
            )}
            <th scope="col">Client</th>
            <th scope="col">Needs attention</th>
            <th scope="col">Program</th>
            <th scope="col">Coach</th>
            <th scope="col" className={styles.message}>
              Last message
            </th>
            <th scope="col">Next due</th>
          </tr>
        </thead>
        {byUrgency(rows, now).map(({ urgency, rows: some }) => (
          <tbody key={`${urgency} ${some[0]?._id}`}>
            <tr className={styles.group} data-urgency={urgency}>
              <th scope="rowgroup" colSpan={chosen ? 7 : 6}>
                {urgencyWords[urgency]} <span>{some.length}</span>
              </th>
            </tr>
            {some.map((client) => (
              <ClientRow
                key={client._id}
                client={client}
                now={now}
                chosen={chosen?.has(client._id)}
                onToggle={() => onToggle([client._id])}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface ClientRowProps {
  client: Client;
  now: number;
  chosen: boolean | undefined;
  onToggle: () => void;
}

function ClientRow({ client, now, chosen, onToggle }: ClientRowProps): ReactNode {
  const { _id, name, reasons, hasAccount } = client;
  const urgency = urgencyOf(client, now);
  const [first] = reasons;
  return (
    // Keyboard users press the link.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr className={styles.row} data-client={_id} data-chosen={chosen || undefined} onClick={followLink}>
      {chosen !== undefined && (
        <td className={styles.select}>
          <label className={styles.target}>
            <span className="sr">Select {name}</span>
            <CheckboxInput checked={chosen} onChange={onToggle} />
          </label>
        </td>
      )}
      <td className={styles.who}>
        <span className={styles.person}>
          <Avatar name={name} />
          <span>
            <Link className={styles.name} to={adminPaths.client(_id)}>
              {name}
            </Link>
            <StageMark stage={client.stage} />
          </span>
        </span>
      </td>
      <td className={styles.why}>
        <Why client={client} now={now} urgency={urgency} />
        {!hasAccount && <SendLink client={client} />}
      </td>
      <td className={styles.program}>
        <WeekBar client={client} />
      </td>
      <td className={styles.coach}>
        <CoachName client={client} />
      </td>
      <td className={styles.message}>
        <LastMessage client={client} />
      </td>
      <td className={clsx(styles.due, urgency === 'late' && styles.late)}>
        {first?.due ? (
          <>
            <b>{taskWords[first.reason]}</b>
            <time dateTime={first.due}>{dayWords(first.due, now)}</time>
          </>
        ) : (
          <span className="quiet" aria-hidden="true">
            –
          </span>
        )}
      </td>
    </tr>
  );
}

/** The first reason in words, and below it the others, or since when it is so. */
export function Why({ client, now, urgency }: { client: Client; now: number; urgency: Urgency }): ReactNode {
  const [first, ...others] = client.reasons;
  if (!first) return <span className="quiet">On track</span>;
  return (
    <span className={styles.reasons} data-urgency={urgency}>
      <span>{reasonInWords(first, now)}</span>
      <small>
        {others.length > 0
          ? others.map((other) => reasonInWords(other, now)).join('. ')
          : `Since ${dayAndTime(first.since, now)}`}
      </small>
    </span>
  );
}

function LastMessage({ client: { lastMessage, reasons } }: { client: Client }): ReactNode {
  if (!lastMessage) return <span className="quiet">No message yet</span>;
  const unanswered = reasons.some(({ reason }) => reason === 'message-waiting');
  const { text, files, side } = lastMessage;
  return (
    <span className={styles.text} data-unanswered={unanswered || undefined}>
      {unanswered && <span className="sr">Unanswered: </span>}
      {side === 'team' && <span className="quiet">Team: </span>}
      {text || (files === 1 ? 'A file' : `${files} files`)}
    </span>
  );
}
