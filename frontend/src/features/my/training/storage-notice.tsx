import type { ReactNode } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { useTraining } from './use-training.tsx';

/** Shown before she begins, where the browser stores nothing. */
export function StorageNotice(): ReactNode {
  const { state } = useTraining();
  return (
    state.isForbidden && (
      <Notice tone="red" role="alert">
        This browser does not let us store anything, so your sets cannot be written down here. Allow this site
        to store data, or leave the private window, before you begin.
      </Notice>
    )
  );
}
