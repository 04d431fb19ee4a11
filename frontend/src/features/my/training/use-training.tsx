import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Edit, PartValues, SessionRef } from '@ironbloom/brand/training-log';
import { isoDay } from '#shared/india/dates.ts';
import { isRecord } from '#shared/lib/browser-store.ts';
import { memberStore } from '#shared/session/member-store.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { usePrograms } from '../program.tsx';
import { useRenewTraining, useSendEdits, useTrainingAnswer } from './api.ts';
import { Outbox, type OutboxState } from './outbox.ts';
import { EditMaker } from './session.ts';

interface Log {
  outbox: Outbox;
  maker: EditMaker;
}

const LogContext = createContext<Log | undefined>(undefined);

/** The clock of the server, as this device knew it last. */
function keptMaker(): EditMaker {
  const store = memberStore('training-clock');
  const kept = store.read();
  const number = (name: string): number =>
    isRecord(kept) && Number.isFinite(kept[name]) ? Number(kept[name]) : 0;
  return new EditMaker({ correction: number('correction'), last: number('last') }, (clock) =>
    store.write(clock),
  );
}

/** Sends what is written down, on every screen of the area. */
export function TrainingProvider({ children }: { children: ReactNode }): ReactNode {
  const send = useSendEdits();
  const renew = useRenewTraining();
  const [log] = useState((): Log => {
    const maker = keptMaker();
    const outbox = new Outbox({
      send: async (id, edits) => {
        const answer = await send(id, edits);
        maker.correct(answer.now);
        return answer;
      },
      renew,
    });
    return { maker, outbox };
  });
  useEffect(() => {
    void log.outbox.start();
    return () => log.outbox.stop();
  }, [log]);
  return <LogContext value={log}>{children}</LogContext>;
}

export interface Refused {
  id: string;
  reason: string;
  edit: Edit;
}

interface UsedTraining {
  answer: ReturnType<typeof useTrainingAnswer>;
  /** Edits of this program that the server has not confirmed, oldest first. */
  waiting: readonly Edit[];
  /** Those that it will never take. */
  refused: readonly Refused[];
  state: OutboxState;
  /** ms since 1970, also where the clock of the device is wrong. */
  now: () => number;
  /** A day in India. */
  today: string;
  /** Resolves once it lies on this device; false where the browser does not store it. */
  write: <Kind extends keyof PartValues>(
    session: SessionRef,
    kind: Kind,
    of: string,
    value: PartValues[Kind],
  ) => Promise<boolean>;
  putAway: (ids: readonly string[]) => void;
}

const MINUTE_MS = 60_000;

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS);
  return () => clearInterval(timer);
}

/** What she trained in this program, and the way to write it down. */
export function useTraining(): UsedTraining {
  const log = use(LogContext);
  if (!log) throw new Error('A screen of /my outside its layout');
  const { program } = usePrograms();
  const { outbox, maker } = log;
  const state = useSyncExternalStore(outbox.subscribe, () => outbox.state);
  const today = useSyncExternalStore(everyMinute, () => isoDay(maker.now()));
  const answer = useTrainingAnswer(program._id, ({ now }) => maker.correct(now));
  const { waiting, refused } = sorted(state.waiting, program._id);
  return {
    answer,
    waiting,
    refused,
    state,
    now: maker.now,
    today,
    write: async (session, kind, of, value) => {
      try {
        await outbox.add(program._id, maker.make(session, kind, of, value));
        return true;
      } catch {
        toast.error('This browser could not store that. Nothing was written down.');
        return false;
      }
    },
    putAway: (ids) => void outbox.forget(ids).catch(() => toast.error('Please try again.')),
  };
}

function sorted(all: OutboxState['waiting'], programId: string) {
  const hers = all.filter((one) => one.programId === programId);
  return {
    waiting: hers.filter(({ refusal }) => refusal === undefined).map(({ edit }) => edit),
    refused: hers.flatMap(({ edit, refusal }): Refused[] =>
      refusal === undefined ? [] : [{ id: edit.id, reason: refusal, edit }],
    ),
  };
}
