import { useState } from 'react';
import { memberStore } from '#shared/session/member-store.ts';
import { useSaver } from '../answers/use-saver.ts';
import { type CheckIn, checkInCalls } from '../api.ts';
import { CheckInSaver } from './check-in-saver.ts';
import { wishOf } from './wish.ts';

/**
 * @param loaded the newest that the server has answered
 * @param keep takes each newer answer, for whoever asks for it next
 */
export function useCheckInSaver(programId: string, loaded: CheckIn, keep: (newest: CheckIn) => void) {
  const { dueOn } = loaded;
  const [calls] = useState(() => {
    const { load, saveAnswers, send, ...photos } = checkInCalls(programId, dueOn);
    const kept = async (call: Promise<CheckIn>): Promise<CheckIn> => {
      const newest = await call;
      keep(newest);
      return newest;
    };
    return {
      ...photos,
      load: () => kept(load()),
      saveAnswers: (...saved: Parameters<typeof saveAnswers>) => kept(saveAnswers(...saved)),
      send: () => kept(send()),
    };
  });
  const make = (): CheckInSaver =>
    new CheckInSaver(loaded, calls, memberStore(`${programId}:check-in:${dueOn}`), wishOf(programId, dueOn));
  return { ...useSaver(make, loaded), calls };
}
