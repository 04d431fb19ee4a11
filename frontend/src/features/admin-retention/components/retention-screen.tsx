import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { retentionAddress, useRetention, useRetentionActions } from '../api.ts';
import { DueList } from './due-list.tsx';
import { RetentionWork } from './retention-work.tsx';

/** How long data is kept: edited and published as a whole, restored; what the next night would remove (retention-1, retention-3). */
export function RetentionScreen(): ReactNode {
  const { restore } = useRetentionActions();
  return (
    <SettingsFrame
      path={adminPaths.retention}
      answer={useRetention()}
      failed="The periods could not be loaded."
      renderWork={(published) => (
        <>
          <RetentionWork published={published} />
          <DueList />
        </>
      )}
      renderHistory={({ version }) => (
        <PublicationHistory
          address={retentionAddress}
          version={version}
          consequence="The periods of this revision take effect immediately. Records deleted since then are not restored. The history is kept."
          restore={restore}
        />
      )}
    />
  );
}
