import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import styles from './admin-page.module.css';

interface AdminPageProps {
  /** Heading, and document title by default. */
  title: string;
  /** Makes the heading a link. */
  titleTo?: string | undefined;
  /** Replaces the document title; null when an overlay sets it. */
  documentTitle?: string | null;
  /** Above the heading: the back link. */
  back?: ReactNode;
  /** Below the heading. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminTitle({ children }: { children: string }): ReactNode {
  return <title>{`${children} | ${business().name} admin`}</title>;
}

export function AdminPage(props: AdminPageProps): ReactNode {
  const { title, titleTo, documentTitle = title, back, note, actions, children } = props;
  return (
    <>
      {documentTitle !== null && <AdminTitle>{documentTitle}</AdminTitle>}
      {back}
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {titleTo === undefined ? (
              title
            ) : (
              <Link className={styles.link} to={titleTo}>
                {title}
              </Link>
            )}
          </h1>
          {note && <p className="small quiet num">{note}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  );
}
