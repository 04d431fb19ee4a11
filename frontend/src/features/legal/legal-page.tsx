import { business } from '@ironbloom/brand';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HtmlText } from '#shared/ui/text/html-text.tsx';
import { Prose } from '#shared/ui/text/prose.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { inForceNow, type LegalText } from './legal-text.ts';
import styles from './legal-page.module.css';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "5 September 2025" for `2025-09-05`. Not by Intl: server and browser may differ. */
function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

interface LegalPageProps {
  path: string;
  title: string;
  lead: string;
  text: LegalText | null;
  /** Shown without a text. */
  missing?: ReactNode;
}

/** A legal text with table of contents and, site-19, its date in force. */
export function LegalPage({ path, title, lead, text, missing }: LegalPageProps): ReactNode {
  const now = text && inForceNow(text);
  return (
    <article className="page-top" data-surface="paper">
      <div className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <h1 className="d1">{title}</h1>
          <p className="lead">{lead}</p>
          {text && (
            <p className="small quiet">
              {business().legal.entity}. In force since{' '}
              <time dateTime={text.content.inForceSince}>{longDay(text.content.inForceSince)}</time>.
            </p>
          )}
          {now && (
            <Notice tone="amber">
              This is version {text.version}. A newer version is in force since {longDay(now.inForceSince)}:{' '}
              <Link className="link" to={path}>
                read the version in force
              </Link>
              .
            </Notice>
          )}
        </header>
        {text ? <Text path={path} text={text} /> : missing}
      </div>
    </article>
  );
}

function Text({ path, text }: { path: string; text: LegalText }): ReactNode {
  const { sections } = text.content;
  return (
    <>
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
      <Prose>
        {sections.map((section) => (
          <Fragment key={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            <HtmlText id={`text:${section.id}`} className="prose" html={section.html} />
          </Fragment>
        ))}
        {text.others.length > 0 && <OtherVersions path={path} text={text} />}
      </Prose>
    </>
  );
}

/** All published versions stay readable. */
function OtherVersions({ path, text }: { path: string; text: LegalText }): ReactNode {
  return (
    <>
      <h2 id="versions">{inForceNow(text) ? 'Other versions' : 'Earlier versions'}</h2>
      <ul>
        {text.others.map(({ version, inForceSince }) => (
          <li key={version}>
            <Link to={`${path}?version=${version}`} rel="nofollow">
              Version {version}, in force since {longDay(inForceSince)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
