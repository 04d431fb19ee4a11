import type { ReactNode } from 'react';
import { PublicationHistory } from '../../../shared/publishing/publication-history.tsx';
import { usePlanActions, useRevisions } from '../api.ts';

const words = {
  current: 'on sale',
  question: (version: number) => `Sell as in revision ${version}?`,
  consequence:
    'Prices and kinds become what they were then, at once. Plans that were added and ordered since stay, hidden. Orders keep their price. Nothing of the history is lost.',
  restored: (version: number) => `Revision ${version} is on sale again.`,
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
