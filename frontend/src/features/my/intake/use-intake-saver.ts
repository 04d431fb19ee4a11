import { useState } from 'react';
import { memberStore } from '#shared/session/member-store.ts';
import { useSaver } from '../answers/use-saver.ts';
import { type Intake, intakeCalls } from '../api.ts';
import { IntakeSaver } from './saver.ts';

type Calls = ReturnType<typeof intakeCalls>;

function keepingAnswers(calls: Calls, keep: (newest: Intake) => void): Calls {
  const kept = async (call: Promise<Intake>): Promise<Intake> => {
    const newest = await call;
    keep(newest);
    return newest;
  };
  return {
    load: () => kept(calls.load()),
    saveAnswers: (version, answers) => kept(calls.saveAnswers(version, answers)),
    saveHealth: (version, health) => kept(calls.saveHealth(version, health)),
    consent: (version) => kept(calls.consent(version)),
    complete: () => kept(calls.complete()),
  };
}

/**
 * @param loaded the newest that the server has answered
 * @param keep takes each newer answer, for whoever asks for it next
 */
export function useIntakeSaver(programId: string, loaded: Intake, keep: (newest: Intake) => void) {
  const [calls] = useState(() => keepingAnswers(intakeCalls(programId), keep));
  const make = (): IntakeSaver => new IntakeSaver(loaded, calls, memberStore(`${programId}:answers`));
  return { ...useSaver(make, loaded), calls };
}
