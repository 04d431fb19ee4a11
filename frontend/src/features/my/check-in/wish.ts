import { CHECK_IN, OUTBOX } from '#shared/session/unsent.ts';
import { memberStore } from '#shared/session/member-store.ts';

/** Whether she has pressed “Send” on a check-in that is not sent yet: kept in this browser, as one thing that signing out asks about. */
export function wishOf(programId: string, day: string) {
  const store = memberStore(programId + CHECK_IN + day + OUTBOX);
  return {
    read: () => Array.isArray(store.read()),
    write: () => store.write([day]),
    clear: store.clear,
  };
}
