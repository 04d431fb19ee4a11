import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { fullDayAndTime } from '../india/dates.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { AdminPage } from '../ui/layout/admin-page.tsx';
import { NotLoaded } from './not-loaded.tsx';
import type { Publication } from './publication.ts';
import styles from './publishing.module.css';
import { SettingsTabs } from './settings-tabs.tsx';

interface SettingsFrameProps<Published extends Publication> {
  /** The tab's address; its history is the same with `?view=history`. */
  path: string;
  answer: SWRResponse<Published, Error>;
  /** When nobody says why it could not be loaded. */
  failed: string;
  /** The editing, and the history in its place. */
  renderWork: (published: Published) => ReactNode;
  renderHistory: (published: Published) => ReactNode;
}

/** One tab of the settings: loading, failed, edited, or its history. */
export function SettingsFrame<Published extends Publication>(
  props: SettingsFrameProps<Published>,
): ReactNode {
  const { path, failed, renderWork, renderHistory } = props;
  const { data: published, error, mutate } = props.answer;
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
      {/* Below what stands from the beginning: it may take two lines, and comes later. */}
      {published && <p className={`small quiet num ${styles.note}`}>{noteOf(published)}</p>}
      {published ? (
        (inHistory ? renderHistory : renderWork)(published)
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

function noteOf({ version, publishedAt, publishedBy }: Publication): string {
  return publishedBy
    ? `Revision ${version}, published ${fullDayAndTime(publishedAt)} by ${publishedBy}`
    : 'Default content';
}
