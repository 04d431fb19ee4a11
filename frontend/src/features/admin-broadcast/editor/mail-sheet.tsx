import type { ReactNode } from 'react';
import styles from '../compose/compose.module.css';

interface MailSheetProps {
  title: string;
  fromName: string;
  subject: string;
  /** A whole document. */
  html: string;
}

/** A mail as its recipient sees it. */
export function MailSheet({ title, fromName, subject, html }: MailSheetProps): ReactNode {
  return (
    <div className={styles.mail}>
      <p className={styles.envelope}>
        <b>{fromName}</b>
        <span>{subject}</span>
      </p>
      {/* Isolated: no scripts, opaque origin. */}
      <iframe className={styles.preview} title={title} sandbox="" srcDoc={html} />
    </div>
  );
}
