import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../api/errors.ts';
import { useGet } from '../api/get.ts';
import { fullDayAndTime } from '../india/dates.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { AdminPage } from '../ui/layout/admin-page.tsx';
import { PublicationHistory } from './publication-history.tsx';
import type { Publication, Published } from './publication.ts';
import styles from './publishing.module.css';
import { SettingsTabs } from './settings-tabs.tsx';

interface SettingsFrameProps<Whole extends Published> {
  /** The tab's address; its history is the same with `?view=history`. */
  path: string;
  publication: Publication<Whole, never>;
  /** When nobody says why it could not be loaded. */
  failed: string;
  /** What restoring a revision does. */
  consequence: string;
  /** The editing; the history stands in its place. */
  children: (published: Whole) => ReactNode;
}

/** One tab of the settings: loading, failed, edited, or its history. */
export function SettingsFrame<Whole extends Published>(props: SettingsFrameProps<Whole>): ReactNode {
  const { path, publication, failed, consequence, children } = props;
  const { data: published, error, mutate } = useGet(publication.address);
  const [search] = useSearchParams();
  const inHistory = search.get('view') === 'history';
  const history = published && (
    <PublicationHistory {...publication} version={published.version} consequence={consequence} />
  );
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
      {/* Below the tabs: it arrives later, and may take two lines. */}
      {published && <p className={`small quiet num ${styles.note}`}>{noteOf(published)}</p>}
      {published ? (
        (inHistory && history) || children(published)
      ) : (
        <NotLoaded
          error={error}
          failed={failed}
          loading="Loading settings..."
          onRetry={() => void mutate()}
        />
      )}
    </AdminPage>
  );
}

/** Of which revision, and whose, something is. */
export function noteOf({ version, publishedAt, publishedBy }: Published): string {
  return publishedBy
    ? `Revision ${version}, published ${fullDayAndTime(publishedAt)} by ${publishedBy}`
    : 'Default content';
}

interface NotLoadedProps {
  /** Why, once that is known. */
  error: unknown;
  /** When nobody says why. */
  failed: string;
  loading: string;
  onRetry: () => void;
}

/** Loading, or why it could not be loaded. */
export function NotLoaded({ error, failed, loading, onRetry }: NotLoadedProps): ReactNode {
  return (
    <div className={styles.waiting}>
      {error ? (
        <LoadError message={messageOf(error, failed)} onRetry={onRetry} />
      ) : (
        <p className="muted" role="status">
          {loading}
        </p>
      )}
    </div>
  );
}
