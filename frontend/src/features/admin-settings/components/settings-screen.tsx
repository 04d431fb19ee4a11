import type { Business } from '@ironbloom/brand';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { useBusiness } from '../api.ts';
import { SettingsHistory } from './settings-history.tsx';
import { SettingsWork } from './settings-work.tsx';

interface SettingsScreenProps {
  /** Where these settings show, drawn by the site's own parts. */
  Preview: ComponentType<{ business: Business }>;
}

/** Who runs the site: edited and published as a whole, restored (settings-1, settings-2). */
export function SettingsScreen({ Preview }: SettingsScreenProps): ReactNode {
  const { data, error, mutate } = useBusiness();
  return (
    <SettingsFrame
      path={adminPaths.settings}
      published={data}
      error={error}
      onRetry={() => void mutate()}
      failed="The settings could not be loaded."
      renderWork={(published) => <SettingsWork published={published} Preview={Preview} />}
      renderHistory={({ version }) => <SettingsHistory version={version} />}
    />
  );
}
