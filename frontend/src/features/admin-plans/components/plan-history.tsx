import type { ReactNode } from 'react';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';
import { usePlanActions, useRevisions } from '../api.ts';

const words = {
  current: 'on sale',
  question: (version: number) => `Restore revision ${version}?`,
  consequence:
    'Prices and plan types of this revision take effect immediately. Plans that were added and ordered since are hidden. Existing orders keep their price. The history is kept.',
  restored: (version: number) => `Revision ${version} is restored.`,
};

/** What was sold when, and what a revision changed; any of it can be sold again. */
export function PlanHistory({ version }: { version: number }): ReactNode {
  const { data, error, mutate } = useRevisions();
  const { restore } = usePlanActions();
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
