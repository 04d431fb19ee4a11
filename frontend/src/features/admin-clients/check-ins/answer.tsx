import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useSession } from '#shared/session/session.ts';
import { useKeptText } from '#shared/session/use-kept-text.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { Kbd, useKeys } from '#shared/ui/keyboard/keys.tsx';
import { useSnippets } from '../api.ts';
import { SnippetHelp } from '../client/snippet-help.tsx';
import { expanded } from '../client/snippets.ts';
import { firstName } from '../words.ts';
import styles from './answer.module.css';
import { type CheckIn, useAnswerCheckIn } from './api.ts';

const mostLetters = 4_000;
/** Of the field. */
export const answerId = 'answer-text';

interface AnswerProps {
  clientId: string;
  name: string;
  checkIn: CheckIn;
  /** Opened after sending. */
  next: string;
}

/** The coach's answer: kept while it is typed, sent once. */
export function Answer({ clientId, name, checkIn, next }: AnswerProps): ReactNode {
  const { _id, dueOn, state } = checkIn;
  const [text, setText, forget] = useKeptText(`check-in-answer:${_id}`);
  const answer = useAnswerCheckIn(clientId, dueOn);
  const navigate = useNavigate();
  const viewer = useSession().user?.name ?? '';
  const snippets = useSnippets().data?.items ?? [];
  const names = { client: name, coach: viewer };
  const first = firstName(name);
  const field = useRef<HTMLTextAreaElement>(null);

  const { busy, problem, run } = useInlineAction(async (then: 'next' | 'plan') => {
    await answer(text.trim());
    forget();
    toast.success(`Sent to ${first}.`);
    void navigate(then === 'next' ? next : adminPaths.planEditor(clientId));
  }, 'Please try again.');

  const send = (then: 'next' | 'plan'): void => {
    if (text.trim() === '') field.current?.focus();
    else if (!busy) run(then);
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send(event.shiftKey ? 'plan' : 'next');
  }

  useKeys((key) => {
    if (key !== 'r' || !field.current) return false;
    field.current.focus();
    return true;
  });

  if (state === 'answered') {
    return (
      <aside className={styles.answer} aria-labelledby="answer">
        <h3 id="answer">{checkIn.answeredBy === null ? 'Answer' : `Answer of ${checkIn.answeredBy}`}</h3>
        <p className={styles.given}>{checkIn.answer}</p>
        {checkIn.answeredAt !== null && (
          <p className="micro quiet num">Sent {fullDayAndTime(checkIn.answeredAt)}</p>
        )}
        {text !== '' && !busy && (
          <Unsent clientId={clientId} text={text} by={checkIn.answeredBy} onForget={forget} />
        )}
      </aside>
    );
  }

  return (
    <aside className={styles.answer} aria-labelledby="answer">
      <h3 id="answer">
        <label htmlFor={answerId}>Your answer to {first}</label>
      </h3>
      <Textarea
        ref={field}
        id={answerId}
        className={styles.field}
        rows={10}
        maxLength={mostLetters}
        value={text}
        readOnly={busy}
        onChange={({ target }) => setText(expanded(target.value, snippets, names))}
        onKeyDown={onKeyDown}
      />
      <SnippetHelp
        snippets={snippets}
        names={names}
        text={text}
        onReplace={(replaced) => {
          setText(replaced);
          field.current?.focus();
        }}
      />
      {problem !== undefined && (
        <Notice tone="red" role="alert">
          <b>Your answer to {first} was not sent.</b> It is kept here. {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} busyLabel="Sending..." onClick={() => send('next')}>
          {problem === undefined ? 'Send, next' : 'Send again'}
        </Button>
        <Button disabled={busy} onClick={() => send('plan')}>
          Send, write plan
        </Button>
      </div>
      <p className={`micro quiet ${styles.keys}`}>
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> Sending opens the next. {first} gets a mail at once.
      </p>
    </aside>
  );
}

interface UnsentProps {
  clientId: string;
  text: string;
  by: string | null;
  onForget: () => void;
}

/** Somebody else was faster: the words are not lost. */
function Unsent({ clientId, text, by, onForget }: UnsentProps): ReactNode {
  return (
    <section className={styles.unsent} aria-labelledby="unsent">
      <Notice tone="amber" icon="alert" role="alert">
        <b id="unsent">Your answer was not sent:</b> {by ?? 'somebody else'} was faster. Copy what you still
        want to say into a message.
      </Notice>
      <p className={styles.given}>{text}</p>
      <div className={styles.actions}>
        <ButtonLink to={adminPaths.client(clientId, 'messages')}>Messages</ButtonLink>
        <Button variant="quiet" onClick={onForget}>
          Discard my words
        </Button>
      </div>
    </section>
  );
}
