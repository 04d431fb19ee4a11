import type { PageName } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';
import { usePageActions, usePageRevisions } from '../api.ts';

const words = {
  current: 'published',
  question: (version: number) => `Restore revision ${version}?`,
  consequence: 'The content of this revision is shown immediately. The history is kept.',
  restored: (version: number) => `Revision ${version} is restored.`,
};

/** What was published when, and what it changed; any of it can be published again. */
export function PageHistory({ page, version }: { page: PageName; version: number }): ReactNode {
  const { data, error, mutate } = usePageRevisions(page);
  const { restore } = usePageActions(page);
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
