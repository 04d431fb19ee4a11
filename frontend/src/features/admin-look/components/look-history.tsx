import type { ReactNode } from 'react';
import { PublicationHistory } from '../../../shared/publishing/publication-history.tsx';
import { useLookActions, useLookRevisions } from '../api.ts';

const words = {
  current: 'published',
  question: (version: number) => `Publish revision ${version} again?`,
  consequence:
    'Colours, logo, icon and pictures become what they were then, at once: on every page and in every mail sent from now on. Nothing of the history is lost.',
  restored: (version: number) => `Revision ${version} is published again.`,
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
