import { ApiError } from '../api/errors.ts';
import { profileOwner } from '../session/stored-profile.ts';
import { device, type Kept } from './device.ts';

/** The server was not reached: it said nothing about the answer. */
export const isWithoutLine = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === 0 || error.status === 503 : error instanceof TypeError;

/** ms without an answer after which what is kept is shown meanwhile. */
const PATIENCE_MS = 3_000;
/** 0 while the line is known to be slow. */
let patience = PATIENCE_MS;

/** What came after the kept answer was shown. */
export type Late<Answer> = { answer: Answer } | { error: unknown };
type Tell<Answer> = (late: Late<Answer>) => void;

const listeners = new Set<(address: string, late: Late<unknown>) => void>();

/** @returns stops listening */
export function onLateAnswer(listener: (address: string, late: Late<unknown>) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let turns = 0;
const keyOf = (owner: string, address: string): string => `${owner} ${address}`;
/** The turn of the newest answer or change of each key: an answer that was asked for earlier says less. */
const newest = new Map<string, number>();
/** What the server has said on this page. Later the screen knows more than what is kept: it waits for the answer. */
const answered = new Set<string>();

/**
 * Asks the server and keeps its answer for this account; without a line, the answer that was kept last. On a line that hangs
 * the kept one comes first, and the late one is told.
 */
export async function keptOrAsked<Answer>(
  address: string,
  ask: () => Promise<Answer>,
  tell: Tell<Answer> = (late) => listeners.forEach((listener) => listener(address, late)),
): Promise<Answer> {
  const owner = profileOwner();
  if (owner === null) return ask();
  const key = keyOf(owner, address);
  const turn = (turns += 1);
  const began = Date.now();
  const isOutdated = (): boolean => (newest.get(key) ?? 0) > turn;
  const asked = ask().then(
    async (answer) => {
      answered.add(key);
      if (Date.now() - began < PATIENCE_MS) patience = PATIENCE_MS;
      if (isOutdated()) return answer;
      newest.set(key, turn);
      await keep(owner, address, answer).catch(() => undefined);
      return answer;
    },
    (error: unknown) => {
      if (!isWithoutLine(error)) answered.add(key);
      throw error;
    },
  );
  const tellLate: Tell<Answer> = (late) => {
    if (profileOwner() === owner && !isOutdated()) tell(late);
  };
  try {
    const meanwhile = answered.has(key) ? undefined : await keptMeanwhile(owner, address, asked);
    if (meanwhile === undefined) return await asked;
    asked.then(
      (answer) => tellLate({ answer }),
      (error: unknown) => isWithoutLine(error) || tellLate({ error }),
    );
    return meanwhile.answer as Answer;
  } catch (error) {
    if (!isWithoutLine(error)) throw error;
    const kept = await keptBy(owner, address);
    if (kept === undefined) throw error;
    return kept.answer as Answer;
  }
}

/** What is kept, once the patience is over; undefined where an answer, or none at all, came before. */
async function keptMeanwhile(
  owner: string,
  address: string,
  asked: Promise<unknown>,
): Promise<Kept | undefined> {
  const settled = asked.then(
    () => true,
    () => true,
  );
  const kept = await keptBy(owner, address);
  if (kept === undefined) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const isInTime = await Promise.race([settled, over]);
  clearTimeout(timer);
  if (isInTime) return undefined;
  patience = 0;
  return kept;
}

/** For an answer that never changes: the one that is kept, and only otherwise the server's, which is kept. */
export async function askedOnce<Answer>(address: string, ask: () => Promise<Answer>): Promise<Answer> {
  const kept = await keptBy(profileOwner(), address);
  return kept === undefined ? keptOrAsked(address, ask) : (kept.answer as Answer);
}

/** Changes the kept answer, where there is one: after a change that the server has confirmed. */
export async function changeKept<Answer>(address: string, change: (answer: Answer) => Answer): Promise<void> {
  const owner = profileOwner();
  if (owner === null) return;
  newest.set(keyOf(owner, address), (turns += 1));
  const db = await device();
  const tx = db.transaction('kept', 'readwrite');
  const kept = await tx.store.get([owner, address]);
  if (kept) await tx.store.put({ ...kept, answer: change(kept.answer as Answer) });
  await tx.done;
}

async function keptBy(owner: string | null, address: string): Promise<Kept | undefined> {
  if (owner === null) return undefined;
  return device()
    .then((db) => db.get('kept', [owner, address]))
    .catch(() => undefined);
}

async function keep(owner: string, address: string, answer: unknown): Promise<void> {
  const db = await device();
  // Somebody else may have signed in meanwhile.
  if (profileOwner() !== owner) return;
  await db.put('kept', { owner, address, answer, keptAt: Date.now() });
}
