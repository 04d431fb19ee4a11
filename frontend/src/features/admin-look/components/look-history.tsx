import type { ReactNode } from 'react';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';
import { useLookActions, useLookRevisions } from '../api.ts';

const words = {
  current: 'published',
  question: (version: number) => `Restore revision ${version}?`,
  consequence:
    'Colours, logo, icon and pictures of this revision take effect immediately, on every page and in every new mail. The history is kept.',
  restored: (version: number) => `Revision ${version} is restored.`,
};

/** What was published when, and what it changed; any of it can be published again. */
export function LookHistory({ version }: { version: number }): ReactNode {
  const { data, error, mutate } = useLookRevisions();
  const { restore } = useLookActions();
  return (
    <PublicationHistory
      revisions={data}
      error={error}
      onRetry={() => void mutate()}
      version={version}
      words={words}
      restore={restore}
    />
  );
}
