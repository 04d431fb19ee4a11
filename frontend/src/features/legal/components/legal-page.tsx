import { Fragment, type ReactNode } from 'react';
import { business, phoneHref } from '@ironbloom/brand';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** The part of the address after #. */
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** site-19: both legal pages carry this date. */
const inForceSince = { iso: '2025-09-05', text: '5 September 2025' };

/** A long text with its contents beside it, on paper. */
export function LegalPage({ title, lead, sections }: LegalPageProps): ReactNode {
  return (
    <article className="page-top" data-surface="paper">
      <div className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <h1 className="d1">{title}</h1>
          <p className="lead">{lead}</p>
          <p className="small quiet">
            {business().legal.entity}. In force since{' '}
            <time dateTime={inForceSince.iso}>{inForceSince.text}</time>.
          </p>
        </header>
        <nav className={styles.contents} aria-label="Contents">
          <h2 className="label">On this page</h2>
          <ol className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                <a className={styles.link} href={`#${section.id}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          {sections.map((section) => (
            <Fragment key={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.content}
            </Fragment>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Who to write to, the same on both pages. */
export function GrievanceOfficer(): ReactNode {
  const { address, legal } = business();
  return (
    <p>
      {legal.grievanceOfficer.name}, Grievance Officer
      <br />
      {legal.entity}
      <br />
      {address.street}, {address.city} {address.postalCode}, {address.country}
      <br />
      <a href={`mailto:${legal.grievanceOfficer.email}`}>{legal.grievanceOfficer.email}</a>
      <br />
      <a href={phoneHref(business().phone)}>{business().phone}</a>
    </p>
  );
}
