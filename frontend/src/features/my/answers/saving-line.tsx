import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Saving } from './answers-saver.ts';

const words: Readonly<Record<Saving, string>> = {
  saved: 'Saved',
  saving: 'Saving...',
  waiting: 'Not saved yet: it is tried again by itself',
};
const icons = { saved: 'check', saving: 'clock', waiting: 'offline' } as const;

interface SavingLineProps {
  saving: Saving;
  /** In place of the usual words while it waits. */
  waiting?: string | undefined;
  className?: string | undefined;
}

export function SavingLine({ saving, waiting = words.waiting, className }: SavingLineProps): ReactNode {
  return (
    <p className={className} role="status">
      <Icon name={icons[saving]} />
      {saving === 'waiting' ? waiting : words[saving]}
    </p>
  );
}
