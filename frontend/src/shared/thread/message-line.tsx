import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clockTime } from '../india/dates.ts';
import { Button } from '../ui/actions/button.tsx';
import { useAction } from '../ui/actions/use-action.ts';
import { Icon } from '../ui/media/icon.tsx';
import { downloadPrivateFile, privateFile } from '../private-files/private-files.ts';
import type { Message, MessageFile, Side } from './calls.ts';
import { ThreadIcon } from './thread-icon.tsx';
import styles from './thread.module.css';
import type { Waiting } from './thread.ts';

const isPicture = ({ contentType }: MessageFile): boolean => contentType.startsWith('image/');

interface MessageLineProps {
  message: Message;
  /** Of whoever looks. */
  viewer: Side;
  onReport: () => void;
}

export function MessageLine({ message, viewer, onReport }: MessageLineProps): ReactNode {
  const { side, sender, text, files, sentAt, readAt, reported } = message;
  const own = side === viewer;
  return (
    <li className={clsx(styles.message, own && styles.own)}>
      <div className={styles.bubble}>
        <span className="sr">{own ? 'You' : sender}: </span>
        <Contents text={text} files={files} />
      </div>
      <p className={styles.meta}>
        {!own && <span>{sender}</span>}
        <span className="num">{clockTime(sentAt)}</span>
        {own && (
          <>
            {readAt ? <ThreadIcon name="read" /> : <Icon name="check" />}
            <span>{readAt ? 'Read' : 'Sent'}</span>
            {reported && <span>Reported</span>}
          </>
        )}
        {!own &&
          (reported ? (
            <span>Reported</span>
          ) : (
            <button type="button" className={styles.report} onClick={onReport}>
              Report<span className="sr"> this message of {sender}</span>
            </button>
          ))}
      </p>
    </li>
  );
}

interface WaitingLineProps {
  message: Waiting;
  onRemove: () => void;
}

export function WaitingLine({ message: { text, files, problem }, onRemove }: WaitingLineProps): ReactNode {
  return (
    <li className={clsx(styles.message, styles.own, styles.waiting)}>
      <div className={styles.bubble}>
        <span className="sr">{problem ? 'You, not sent: ' : 'You, waiting to be sent: '}</span>
        {text && <p>{text}</p>}
        {files.map(({ _id, name }) => (
          <p key={_id}>{name}</p>
        ))}
      </div>
      <p className={styles.meta}>
        <Icon name={problem ? 'alert' : 'clock'} />
        {problem ?? 'Waiting to be sent'}
        {problem && (
          <button type="button" className={styles.report} onClick={onRemove}>
            Remove
          </button>
        )}
      </p>
    </li>
  );
}

function Contents({ text, files }: { text: string; files: readonly MessageFile[] }): ReactNode {
  return (
    <>
      {files.filter(isPicture).map((file) => (
        <PrivatePicture key={file._id} file={file} />
      ))}
      {files
        .filter((file) => !isPicture(file))
        .map((file) => (
          <FileButton key={file._id} file={file} />
        ))}
      {text && <p>{text}</p>}
    </>
  );
}

/** Loaded with the session's token, once it is near the screen. */
function PrivatePicture({ file }: { file: MessageFile }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let made: string | undefined;
    let over = false;
    async function load(): Promise<void> {
      try {
        const blob = await privateFile(file._id);
        if (over) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      } catch {
        if (!over) setFailed(true);
      }
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: '400px' },
    );
    if (place.current && !failed) observer.observe(place.current);
    return () => {
      over = true;
      observer.disconnect();
      if (made) URL.revokeObjectURL(made);
    };
  }, [file._id, failed]);

  return (
    <div ref={place} className={styles.picture}>
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={`${file.name}, opens in full size`} />
        </a>
      )}
      {failed && (
        <Button size="sm" iconBefore="refresh" onClick={() => setFailed(false)}>
          Load the picture again
        </Button>
      )}
    </div>
  );
}

function FileButton({ file }: { file: MessageFile }): ReactNode {
  const { busy, run } = useAction(
    () => downloadPrivateFile(file._id),
    'The file could not be downloaded. Please try again.',
  );
  return (
    <button type="button" className={styles.file} aria-busy={busy || undefined} onClick={() => run()}>
      <Icon name="download" />
      <span>{file.name}</span>
    </button>
  );
}
