import { type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime, fullDayAndTime } from '#shared/india/dates.ts';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { ListFilters, ListViews } from '#shared/ui/lists/list-filters.tsx';
import { recipientFilters, useBroadcast, useMailPreview, useRecipients, useSentMessage } from '../api.ts';
import { type Broadcast, statusWords } from '../broadcast.ts';
import { Actions } from './actions.tsx';
import { Outcome } from './outcome.tsx';
import styles from './outcome.module.css';
import { RecipientTable } from './recipient-table.tsx';
import { withPictures } from '../editor/mail-html.ts';
import { MailSheet } from '../editor/mail-sheet.tsx';
import type { Message } from '../compose/message.ts';

/** Shown in place of each recipient's name. */
const anyName = '{{name}}';

function Sent({ message, at }: { message: Message; at: string | null }): ReactNode {
  const { preview } = useMailPreview(message, anyName);
  const { html } = useMemo(() => withPictures(preview?.html ?? '', message.attachments), [preview, message]);
  const names = message.attachments.map(({ filename }) => filename);
  return (
    <Stack gap="4h">
      <p className="small muted num">
        {at ? `Sent ${fullDayAndTime(at)}` : 'Not sent yet'}
        {names.length > 0 && `, with ${names.join(', ')}`}
      </p>
      <MailSheet title="Message" fromName={message.fromName} subject={message.subject} html={html} />
    </Stack>
  );
}

/** The sent message, loaded when opened: its images may take megabytes. */
function SentMessage({ broadcast }: { broadcast: Broadcast }): ReactNode {
  const [open, setOpen] = useState(false);
  const answer = useSentMessage(broadcast._id, open);
  return (
    <details className={styles.sent} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Read the message</summary>
      {open && (
        <Loaded answer={answer} loading={<Skeleton height="24rem" />}>
          {(message) => <Sent message={message} at={broadcast.startedAt} />}
        </Loaded>
      )}
    </details>
  );
}

function noteOf({ status, scheduledAt, createdBy }: Broadcast): string {
  const when = status === 'scheduled' && scheduledAt ? ` for ${dayAndTime(scheduledAt)}` : '';
  return `${statusWords[status].word}${when}, by ${createdBy}`;
}

function Recipients({ broadcast: { _id, status } }: { broadcast: Broadcast }): ReactNode {
  const list = useRecipients(_id, status === 'running');
  return (
    <>
      <ListFilters
        list={list}
        views={<ListViews list={list} label="Which recipients" field="status" words={recipientFilters} />}
        placeholder="Email or name"
        maxLength={200}
      />
      <RecipientTable id={_id} list={list} />
    </>
  );
}

/** One broadcast: progress, actions, message and recipients. */
export function BroadcastDetail(): ReactNode {
  const { id = '' } = useParams();
  const answer = useBroadcast(id);
  const { data } = answer;
  return (
    <AdminPage
      title={data?.subject ?? 'Broadcast'}
      back={<BackLink to={adminPaths.broadcasts}>Back to Broadcasts</BackLink>}
      note={data && noteOf(data)}
      actions={data && <Actions broadcast={data} />}
    >
      <Stack gap="4h">
        <Loaded answer={answer} loading={<Skeleton height="9rem" />}>
          {(broadcast) => (
            <>
              <Outcome broadcast={broadcast} about={`From ${broadcast.fromName}`} />
              <SentMessage broadcast={broadcast} />
              <Recipients broadcast={broadcast} />
            </>
          )}
        </Loaded>
      </Stack>
    </AdminPage>
  );
}
