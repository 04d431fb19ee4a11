import type { ReactNode } from 'react';
import { type CheckIn, useAskAgain, useCheckIns } from '../api.ts';
import { usePrograms } from '../program.tsx';
import { useCheckInSaver } from './use-check-in-saver.ts';

/** Sends a check-in that waits in this browser, from whichever screen she is on. */
export function WaitingCheckIn({ day }: { day: string }): ReactNode {
  const { program } = usePrograms();
  const { data } = useCheckIns(program._id);
  const found = data?.items.find(({ dueOn }) => dueOn === day);
  return found && <Sender programId={program._id} loaded={found} />;
}

function Sender({ programId, loaded }: { programId: string; loaded: CheckIn }): ReactNode {
  const askAgain = useAskAgain();
  useCheckInSaver(programId, loaded, ({ state }) => {
    if (state !== 'open') void askAgain('all');
  });
  return null;
}
