import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { replyLink, type Message } from '../message.ts';
import styles from './message-item.module.css';

interface MessageItemProps {
  message: Message;
  open: boolean;
  onToggle: () => void;
  onUnread: () => void;
}

/** A message's line in the inbox, and below it, once opened, its words and what can be done. */
export function MessageItem({ message, open, onToggle, onUnread }: MessageItemProps): ReactNode {
  const bodyId = useId();
  const unread = message.readAt === null;
  return (
    <li className={clsx(styles.item, unread && styles.unread)}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={bodyId}
        onClick={onToggle}
      >
        <span className={styles.from}>
          {unread && (
            <span className={styles.dot}>
              <span className="sr">Unread: </span>
            </span>
          )}
          <span>{message.name}</span>
        </span>
        <span className={styles.preview}>{message.message}</span>
        <time className={`num ${styles.time}`} dateTime={message.createdAt}>
          {dayAndTime(message.createdAt)}
        </time>
        <Icon name="chevron-down" className={styles.arrow} />
      </button>
      <div id={bodyId} hidden={!open} className={styles.body}>
        <p className={styles.text}>{message.message}</p>
        <p className={styles.contact}>
          <a className="link" href={`mailto:${encodeURIComponent(message.email)}`}>
            <EmailText>{message.email}</EmailText>
          </a>
          <a className="link num" href={`tel:${message.number.replaceAll(/[^\d+]/g, '')}`}>
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
        <div className="row">
          <a className={styles.reply} href={replyLink(message)}>
            <Icon name="mail" />
            Reply by mail
          </a>
          <Button size="sm" variant="quiet" onClick={onUnread}>
            Mark as unread
          </Button>
        </div>
      </div>
    </li>
  );
}
