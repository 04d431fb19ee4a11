import { intake } from '@ironbloom/brand/coaching';
import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { useIntake } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { Box } from '../parts.tsx';
import { answerInWords } from './answers.ts';
import { TrainingBox } from '../training/training-box.tsx';
import { DaysOff } from './days-off.tsx';
import { Due } from './due.tsx';
import styles from './overview.module.css';
import { Timeline } from './timeline.tsx';

/** What is due, what happened, and what to keep in mind. */
export function Overview({ client }: { client: ClientDetail }): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Due client={client} />
        <TrainingBox client={client} />
        <DaysOff client={client} />
        <Timeline client={client} />
      </div>
      <div className={styles.column}>
        <Pinned id={client._id} />
        <OneNote client={client} />
        <LastMessage client={client} />
      </div>
    </div>
  );
}

/** Of the answers, what every contact needs. */
const pinnedIds = ['goal', 'why', 'days', 'place', 'diet'];
const pinnedQuestions = intake.steps
  .flatMap(({ questions }) => questions)
  .filter(({ id }) => pinnedIds.includes(id));

function Pinned({ id }: { id: string }): ReactNode {
  const { data } = useIntake(id);
  const known = pinnedQuestions.flatMap((question) => {
    const answer = data?.answers[question.id];
    return answer === undefined
      ? []
      : [{ id: question.id, label: question.text, words: answerInWords(question, answer) }];
  });
  if (known.length === 0) return null;
  return (
    <Box
      id="pinned"
      title="Good to know"
      side={
        <ButtonLink size="sm" variant="quiet" to={adminPaths.client(id, 'intake')}>
          All answers
        </ButtonLink>
      }
    >
      <dl className={styles.facts}>
        {known.map(({ id: one, label, words: answer }) => (
          <div key={one}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** The pinned one, otherwise the newest. */
function OneNote({ client: { _id, notes } }: { client: ClientDetail }): ReactNode {
  const note = notes.find(({ pinned }) => pinned) ?? notes.at(-1);
  if (!note) return null;
  return (
    <Box
      id="note"
      title={note.pinned ? 'Pinned note' : 'Newest note'}
      side={
        <ButtonLink size="sm" variant="quiet" to={adminPaths.client(_id, 'notes')}>
          All notes
        </ButtonLink>
      }
    >
      <div className={styles.text}>
        <p>{note.text}</p>
        <p className="micro quiet">
          {note.by}, {dayAndTime(note.createdAt)}. Only the team sees it.
        </p>
      </div>
    </Box>
  );
}

function LastMessage({ client: { _id, name, lastMessage } }: { client: ClientDetail }): ReactNode {
  return (
    <Box
      id="last-message"
      title="Last message"
      side={
        <ButtonLink size="sm" variant="quiet" to={adminPaths.client(_id, 'messages')}>
          Open
        </ButtonLink>
      }
    >
      <div className={styles.text}>
        {lastMessage ? (
          <>
            <p>{lastMessage.text || (lastMessage.files === 1 ? 'A file' : `${lastMessage.files} files`)}</p>
            <p className="micro quiet">
              {lastMessage.side === 'client' ? name : 'The team'}, {dayAndTime(lastMessage.sentAt)}
            </p>
          </>
        ) : (
          <p className="quiet">No message yet.</p>
        )}
      </div>
    </Box>
  );
}
