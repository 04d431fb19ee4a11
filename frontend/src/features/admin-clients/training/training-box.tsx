import { type ReactNode, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { isoDay } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { usePlan } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { Box } from '../parts.tsx';
import { isRunning } from '../words.ts';
import { useTraining, useTrainingProgress } from './api.ts';
import { dayOf, type PainNote, painNotes, trainedRows } from './sessions.ts';
import styles from './training-box.module.css';
import { dayInLog, sessionsInWords } from './training-words.ts';

const DAY_MS = 86_400_000;
/** Pain is shown for so many days. */
const PAIN_DAYS = 7;

/** This week's sessions, the last one, and what hurt of late. Nothing before there is something to train. */
export function TrainingBox({ client }: { client: ClientDetail }): ReactNode {
  const { data: progress } = useTrainingProgress(client._id);
  const { data: training } = useTraining(client._id);
  const [today] = useState(() => isoDay(Date.now()));
  if (!progress) return null;
  const week = isRunning(client) ? progress.weeks.at(-1) : undefined;
  const last = progress.days.at(-1);
  if (!last && !week?.planned) return null;
  const from = isoDay(Date.parse(today) - (PAIN_DAYS - 1) * DAY_MS);
  const pain = training ? painNotes(training, from) : [];
  return (
    <Box
      id="training"
      title="Training"
      side={
        <ButtonLink size="sm" variant="quiet" to={adminPaths.client(client._id, 'training')}>
          All sessions
        </ButtonLink>
      }
    >
      <dl className={styles.facts}>
        {week && (
          <div>
            <dt>This week</dt>
            <dd>{sessionsInWords(week)}</dd>
          </div>
        )}
        <div>
          <dt>Last session</dt>
          <dd>
            {last
              ? [last.name, dayInLog(last.on), last.finished ? '' : 'not finished'].filter(Boolean).join(', ')
              : 'None logged yet'}
          </dd>
        </div>
      </dl>
      {pain.length > 0 && (
        <ul className={styles.pain} aria-label="Pain in the last seven days">
          {pain.map((note) => (
            <PainLine key={`${note.session._id} ${note.rowId}`} note={note} />
          ))}
        </ul>
      )}
    </Box>
  );
}

function PainLine({ note: { session, rowId, exercise, text } }: { note: PainNote }): ReactNode {
  // A row without a set is named by the plan alone.
  const plan = usePlan(session.programId, exercise ? undefined : session.version).data?.training ?? null;
  const planned = trainedRows(session, dayOf(plan, session)).find(({ id }) => id === rowId)?.name;
  return (
    <li>
      <AdminIcon name="flag" />
      <span>
        <b>{text === '' ? 'Skipped for pain' : `Pain: ${text}`}</b>
        <span>
          {[exercise?.name ?? planned, session.name, dayInLog(session.on)].filter(Boolean).join(', ')}
        </span>
      </span>
    </li>
  );
}
