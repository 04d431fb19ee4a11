import type { ReactNode } from 'react';
import { dayAndTime } from '#shared/india/dates.ts';
import { AdminIcon, type AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import type { ClientDetail } from '../client.ts';
import { Box } from '../parts.tsx';
import { eventInWords, eventReason } from '../words.ts';
import styles from './timeline.module.css';

const icons: Readonly<Record<ClientDetail['timeline'][number]['kind'], AdminIconName>> = {
  created: 'card',
  assigned: 'hand',
  state: 'bolt',
  intake: 'list',
  'intake-again': 'list',
  consent: 'lock',
  withdrawal: 'lock',
  plan: 'article',
  override: 'flag',
  guardian: 'user',
  pause: 'pause',
  renewed: 'card',
  story: 'quote',
  address: 'mail',
};

/** What happened, newest first. */
export function Timeline({ client: { timeline } }: { client: ClientDetail }): ReactNode {
  return (
    <Box id="timeline" title="Timeline">
      <ol className={styles.events}>
        {timeline.toReversed().map((event) => {
          const reason = eventReason(event);
          return (
            <li key={`${event.createdAt} ${event.kind} ${event.after}`} className={styles.event}>
              <span className={styles.icon}>
                <AdminIcon name={icons[event.kind]} />
              </span>
              <div>
                <b>{eventInWords(event)}</b>
                {event.by !== null && <span className="quiet"> by {event.by}</span>}
                {reason !== null && <p className={styles.reason}>{reason}</p>}
              </div>
              <time dateTime={event.createdAt}>{dayAndTime(event.createdAt)}</time>
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
