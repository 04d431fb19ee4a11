import { phoneHref } from '@ironbloom/brand';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { ListFrame } from '#shared/ui/lists/admin-list.tsx';
import { ListFilters, ListViews } from '#shared/ui/lists/list-filters.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { states, useInbox, useMark } from './api.ts';
import styles from './inbox.module.css';
import { replyLink, type Message } from './message.ts';

/** Messages of the contact form. Opening one marks it as read; `?open=` opens one at once. */
export function Inbox(): ReactNode {
  const list = useInbox();
  const { query } = list;
  const { run: mark } = useAction(useMark());
  const [search] = useSearchParams();
  const asked = search.get('open');
  const [openId, setOpenId] = useState<string | null>(null);

  function toggle({ _id, readAt }: Message): void {
    const opening = openId !== _id;
    setOpenId(opening ? _id : null);
    if (opening && readAt === null) mark(_id, true);
  }

  return (
    <AdminPage
      title="Enquiries"
      actions={
        <Button
          size="sm"
          variant="quiet"
          iconBefore="refresh"
          onClick={() => {
            setOpenId(null);
            list.retry();
          }}
        >
          Refresh
        </Button>
      }
    >
      <ListFilters
        list={list}
        views={<ListViews list={list} label="Which messages" field="state" words={states} />}
        placeholder="Name, email, phone or text"
      />
      <ListFrame
        list={list}
        noun={['message', 'messages']}
        loading={<Loading />}
        empty={{
          icon: 'mail',
          title: 'No messages found',
          text: 'Messages from the contact page arrive here and in the support mailbox.',
        }}
        emptyFiltered={{
          title: query.search ? 'No messages found' : 'All read',
          text: 'No messages match. Look through all messages instead.',
          action: (
            <ButtonLink size="sm" to={adminPaths.messages}>
              Show all messages
            </ButtonLink>
          ),
        }}
      >
        <ul className={styles.list} aria-label="Messages">
          {list.rows?.map((message) => (
            <MessageItem
              key={message._id}
              message={message}
              open={message._id === openId}
              asked={message._id === asked}
              onToggle={() => toggle(message)}
              onUnread={() => {
                setOpenId(null);
                mark(message._id, false);
              }}
            />
          ))}
        </ul>
      </ListFrame>
    </AdminPage>
  );
}

function Loading(): ReactNode {
  return (
    <div className={styles.list} role="status">
      <span className="sr">Loading...</span>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton height="2.75rem" />
        </div>
      ))}
    </div>
  );
}

interface MessageItemProps {
  message: Message;
  open: boolean;
  /** By the address. */
  asked: boolean;
  onToggle: () => void;
  onUnread: () => void;
}

/** A message: one line, and below it, when open, its text and actions. */
function MessageItem({ message, open, asked, onToggle, onUnread }: MessageItemProps): ReactNode {
  const bodyId = useId();
  const line = useRef<HTMLButtonElement>(null);
  const onShown = useEffectEvent(() => {
    if (!asked) return;
    line.current?.focus();
    if (!open) onToggle();
  });
  useEffect(() => onShown(), []);
  const unread = message.readAt === null;
  return (
    <li className={clsx(styles.item, unread && styles.unread)}>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={bodyId}
        onClick={onToggle}
      >
        <Row as="span" gap="2" align="center" nowrap className={styles.from}>
          {unread && (
            <span className={styles.dot}>
              <span className="sr">Unread: </span>
            </span>
          )}
          <span>{message.name}</span>
        </Row>
        <span className={styles.preview}>{message.message}</span>
        <time className={`num ${styles.time}`} dateTime={message.createdAt}>
          {dayAndTime(message.createdAt)}
        </time>
        <Icon name="chevron-down" className={styles.arrow} />
      </button>
      <Stack gap="4" id={bodyId} hidden={!open} className={styles.body}>
        <p className={styles.text}>{message.message}</p>
        <p className={styles.contact}>
          <a className="link" href={`mailto:${encodeURIComponent(message.email)}`}>
            <EmailText>{message.email}</EmailText>
          </a>
          <a className="link num" href={phoneHref(message.number)}>
            {message.number}
          </a>
        </p>
        {message.payment && (
          <p>
            About{' '}
            <Link className="link num" to={adminPaths.payment(message.payment._id)}>
              payment {message.payment.receiptNumber}
            </Link>
          </p>
        )}
        <Row gap="3" align="center">
          <a className={styles.reply} href={replyLink(message)}>
            <Icon name="mail" />
            Reply by mail
          </a>
          <Button size="sm" variant="quiet" onClick={onUnread}>
            Mark as unread
          </Button>
        </Row>
      </Stack>
    </li>
  );
}
