import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { useRetention, useRetentionActions, useRetentionRevisions } from '../api.ts';
import { DueList } from './due-list.tsx';
import { RetentionWork } from './retention-work.tsx';

const words = {
  current: 'published',
  question: (version: number) => `Restore revision ${version}?`,
  consequence:
    'The periods of this revision take effect immediately. Records deleted since then are not restored. The history is kept.',
  restored: (version: number) => `Revision ${version} is restored.`,
};

/** How long data is kept: edited and published as a whole, restored; what the next night would remove (retention-1, retention-3). */
export function RetentionScreen(): ReactNode {
  const { data, error, mutate } = useRetention();
  return (
    <SettingsFrame
      path={adminPaths.retention}
      published={data}
      error={error}
      onRetry={() => void mutate()}
      failed="The periods could not be loaded."
      renderWork={(published) => (
        <>
          <RetentionWork published={published} />
          <DueList />
        </>
      )}
      renderHistory={({ version }) => <RetentionHistory version={version} />}
    />
  );
}

function RetentionHistory({ version }: { version: number }): ReactNode {
  const { data, error, mutate } = useRetentionRevisions();
  const { restore } = useRetentionActions();
  return (
    <PublicationHistory
      revisions={data?.revisions}
      error={error}
      onRetry={() => void mutate()}
      version={version}
      words={words}
      restore={restore}
    />
  );
}
