import type { Business } from '@ironbloom/brand';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/errors.ts';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { FilterLinks } from '../../../shared/ui/choices/filter-links.tsx';
import { LoadError } from '../../../shared/ui/feedback/load-error.tsx';
import { AdminPage } from '../../../shared/ui/layout/admin-page.tsx';
import { useBusiness } from '../api.ts';
import { SettingsHistory } from './settings-history.tsx';
import { SettingsWork } from './settings-work.tsx';

interface SettingsScreenProps {
  /** Where these settings show, drawn by the site's own parts. */
  Preview: ComponentType<{ business: Business }>;
}

/** Who runs the site: edited and published as a whole, restored (settings-1, settings-2). */
export function SettingsScreen({ Preview }: SettingsScreenProps): ReactNode {
  const [search] = useSearchParams();
  const inHistory = search.get('view') === 'history';
  const { data: published, error, mutate } = useBusiness();
  const tabs = (
    <FilterLinks
      label="Settings"
      links={[
        { to: adminPaths.settings, label: 'Business', current: !inHistory },
        { to: adminPaths.settingsHistory, label: 'History', current: inHistory },
      ]}
    />
  );
  if (published && !inHistory) {
    return <SettingsWork published={published} tabs={tabs} Preview={Preview} />;
  }
  return (
    <AdminPage title="Settings">
      {tabs}
      {published && <SettingsHistory version={published.version} />}
      {!published && error && (
        <LoadError
          message={messageOf(error, 'The settings could not be loaded.')}
          onRetry={() => void mutate()}
        />
      )}
      {!published && !error && (
        <p className="muted" role="status">
          Loading settings...
        </p>
      )}
    </AdminPage>
  );
}
