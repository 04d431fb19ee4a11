import { useMemo, useState, type ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useSite } from '#shared/config/site.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { useSentMessage } from '../api.ts';
import type { Broadcast } from '../broadcast.ts';
import { previewOf } from '../editor/mail-html.ts';
import { MailSheet } from '../editor/mail-sheet.tsx';
import type { Message } from '../compose/message.ts';
import styles from './outcome.module.css';

/** Where each reader's own name stood. */
const anyName = '{{name}}';

function Sent({ message, at }: { message: Message; at: string | null }): ReactNode {
  const { logo } = useSite().look;
  const { html } = useMemo(() => previewOf(message, anyName, logo), [message, logo]);
  const names = message.attachments.map(({ filename }) => filename);
  return (
    <div className={styles.page}>
      <p className="small muted num">
        {at ? `Sent ${fullDayAndTime(at)}` : 'Not sent yet'}
        {names.length > 0 && `, with ${names.join(', ')}`}
      </p>
      <MailSheet
        title="The message that was sent"
        fromName={message.fromName}
        subject={message.subject}
        html={html}
      />
    </div>
  );
}

/** What everybody got, to read again. Its pictures may weigh megabytes: fetched when it is opened. */
export function SentMessage({ broadcast }: { broadcast: Broadcast }): ReactNode {
  const [open, setOpen] = useState(false);
  const { data: message, error, mutate } = useSentMessage(broadcast._id, open);
  return (
    <details className={styles.sent} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Read the message</summary>
      {error && <LoadError message={error.message} onRetry={() => void mutate()} />}
      {open && !message && !error && <Skeleton height="24rem" />}
      {message && <Sent message={message} at={broadcast.startedAt} />}
    </details>
  );
}
