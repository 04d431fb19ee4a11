import type { Look } from '@ironbloom/brand/look';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { useLook, useLookActions, useLookRevisions } from '../api.ts';
import { LookWork } from './look-work.tsx';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';

const words = {
  current: 'published',
  question: (version: number) => `Restore revision ${version}?`,
  consequence:
    'Colours, logo, icon and pictures of this revision take effect immediately, on every page and in every new mail. The history is kept.',
  restored: (version: number) => `Revision ${version} is restored.`,
};

/** What was published when, and what it changed; any of it can be published again. */
function LookHistory({ version }: { version: number }): ReactNode {
  const { data, error, mutate } = useLookRevisions();
  const { restore } = useLookActions();
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

interface LookScreenProps {
  /** A mail that looks so. */
  MailPreview: ComponentType<{ look: Look }>;
}

/** How the site looks: edited and published as a whole, restored (look-1). */
export function LookScreen({ MailPreview }: LookScreenProps): ReactNode {
  const { data, error, mutate } = useLook();
  return (
    <SettingsFrame
      path={adminPaths.look}
      published={data}
      error={error}
      onRetry={() => void mutate()}
      failed="The look could not be loaded."
      renderWork={(published) => <LookWork published={published} MailPreview={MailPreview} />}
      renderHistory={({ version }) => <LookHistory version={version} />}
    />
  );
}
