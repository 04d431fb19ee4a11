import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import styles from './admin-page.module.css';

interface AdminPageProps {
  /** Heading and document title. */
  title: string;
  /** The document's title, when it should say more than the heading; null while something over the page names it. */
  documentTitle?: string | null;
  /** Above the heading: the way back. */
  back?: ReactNode;
  /** Under the heading: one quiet line. */
  note?: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The document's title. */
export function AdminTitle({ children }: { children: string }): ReactNode {
  return <title>{`${children} | ${business().name} admin`}</title>;
}

/** The frame of every admin screen: its one h1, what can be done here, and its work below. */
export function AdminPage(props: AdminPageProps): ReactNode {
  const { title, documentTitle = title, back, note, actions, children } = props;
  return (
    <>
      {documentTitle !== null && <AdminTitle>{documentTitle}</AdminTitle>}
      {back}
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {note && <p className="small quiet num">{note}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  );
}
