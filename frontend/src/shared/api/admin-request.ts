import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize as nameOf } from 'swr';

/** A question of an admin screen: the name under which SWR keeps its answer, and the way to ask. `ask` throws ApiError. */
export interface AdminRequest<Answer> {
  key: readonly unknown[];
  ask: () => Promise<Answer>;
}

/** Answers on their way to a screen whose code is on its way, too. Each is handed out once. */
const early = new Map<string, Promise<unknown>>();

/** What was asked for once: from then on the screen's code is there, and asks without losing time. */
const asked = new Set<string>();

/** Asks before the screen does. @param abandoned when nobody waits for that screen any more: later the answer would be old */
export function askEarly({ key, ask }: AdminRequest<unknown>, abandoned: AbortSignal): void {
  const name = nameOf(key);
  if (abandoned.aborted || asked.has(name) || early.has(name)) return;
  const answer = ask();
  // The screen shows it when it takes the answer.
  answer.catch(() => undefined);
  early.set(name, answer);
  abandoned.addEventListener('abort', () => early.delete(name));
}

/** The answer that is on its way already; without one, asks. */
export function answerTo<Answer>({ key, ask }: AdminRequest<Answer>): Promise<Answer> {
  const name = nameOf(key);
  asked.add(name);
  const answer = early.get(name) as Promise<Answer> | undefined;
  early.delete(name);
  return answer ?? ask();
}

/** The answer as SWR keeps it. @param asks false for those who may not know: nothing is asked then */
export function useAnswer<Answer>(
  request: AdminRequest<Answer>,
  options?: SWRConfiguration<Answer, Error>,
  asks = true,
): SWRResponse<Answer, Error> {
  return useSWR<Answer, Error>(asks ? request.key : null, () => answerTo(request), options);
}
