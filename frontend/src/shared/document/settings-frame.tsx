import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGet } from '../api/get.ts';
import { fullDayAndTime } from '../india/dates.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { Loaded } from '../ui/feedback/loaded.tsx';
import { AdminPage } from '../ui/layout/admin-page.tsx';
import { PublicationHistory } from './publication-history.tsx';
import type { Publication, Published } from './publication.ts';
import { DraftDialogs, DraftNotices } from './publishing.tsx';
import styles from './publishing.module.css';
import { SettingsTabs } from './settings-tabs.tsx';
import { type DocumentOptions, type Editing, useDocument } from './use-document.ts';

interface SettingsFrameProps<Form extends object, Whole extends Published, Body> {
  /** The tab's path; the history adds `?view=history`. */
  path: string;
  publication: Publication<Whole, Body>;
  document: Omit<DocumentOptions<Form, Whole>, 'send' | 'latest'> & { bodyOf: (form: Form) => Body };
  words: {
    /** What is published: "the look". */
    what: string;
    /** What restoring a revision does, for the confirmation. */
    consequence: string;
  };
  labelOf: (path: string, form: Form) => string;
  /** A value as text. */
  inWords: (value: unknown, path: string) => string;
  children: (draft: Editing<Form, Whole>, published: Whole) => ReactNode;
}

/** A settings tab: an editor whose document is published as a whole, or its history. */
export function SettingsFrame<Form extends object, Whole extends Published, Body>(
  props: SettingsFrameProps<Form, Whole, Body>,
): ReactNode {
  const { path, publication, words } = props;
  const answer = useGet(publication.address);
  const { data: published } = answer;
  const [search] = useSearchParams();
  const inHistory = search.get('view') === 'history';
  return (
    <AdminPage
      title="Settings"
      actions={
        <ButtonLink size="sm" to={inHistory ? path : `${path}?view=history`}>
          {inHistory ? 'Back to editing' : 'History'}
        </ButtonLink>
      }
    >
      <SettingsTabs current={path} />
      {/* Below the tabs, because it loads later and may take two lines. */}
      {published && <p className={`small quiet num ${styles.note}`}>{noteOf(published)}</p>}
      {!published && <NotLoaded answer={answer} loading="Loading settings..." />}
      {published && !inHistory && <Editing {...props} published={published} />}
      {published && inHistory && (
        <PublicationHistory {...publication} version={published.version} consequence={words.consequence} />
      )}
    </AdminPage>
  );
}

function Editing<Form extends object, Whole extends Published, Body>(
  props: SettingsFrameProps<Form, Whole, Body> & { published: Whole },
): ReactNode {
  const { path, publication, document, words, labelOf, inWords, children, published } = props;
  const draft = useDocument<Form, Whole>(published, {
    ...document,
    latest: publication.latest,
    send: (form, version) => publication.publish(document.bodyOf(form), version),
  });
  return (
    <>
      <DraftNotices draft={draft} what={words.what} />
      {children(draft, published)}
      <DraftDialogs draft={draft} path={path} labelOf={labelOf} inWords={inWords} />
    </>
  );
}

export function noteOf({ version, publishedAt, publishedBy }: Published): string {
  return publishedBy
    ? `Revision ${version}, published ${fullDayAndTime(publishedAt)} by ${publishedBy}`
    : 'Default content';
}

interface NotLoadedProps {
  answer: { error?: Error | undefined; mutate: () => unknown };
  loading: string;
}

export const NotLoaded = ({ answer: { error, mutate }, loading }: NotLoadedProps): ReactNode => (
  <div className={styles.waiting}>
    <Loaded answer={{ error, mutate }} loading={loading}>
      {() => null}
    </Loaded>
  </div>
);
