/** What every Passport strategy is. */
interface Strategy {
  authenticate(request: object): void;
}

/** How a Passport strategy can end, by its own contract (passport-strategy, "Augmented methods"). */
export type StrategyOutcome<User> =
  | { kind: 'success'; user: User }
  /** Refused; `reason` is whatever the strategy says of it. */
  | { kind: 'failure'; reason: unknown }
  /** The browser has to go to `url` first. */
  | { kind: 'redirect'; url: string };

/**
 * Runs a Passport strategy as a function. Passport's own middleware answers on Node's response
 * object, which Fastify does not hand out, and keeps strategies in a process-wide list; neither is
 * needed (docs/decisions/008).
 * @param request what the strategy reads: `headers`, `query`
 * @throws what the strategy reports as an error
 */
export function runStrategy<User>(strategy: Strategy, request: object): Promise<StrategyOutcome<User>> {
  return new Promise((resolve, reject) => {
    const run = Object.assign(Object.create(strategy) as Strategy, {
      success: (user: User) => resolve({ kind: 'success', user }),
      fail: (reason: unknown) => resolve({ kind: 'failure', reason }),
      redirect: (url: string) => resolve({ kind: 'redirect', url }),
      pass: () => resolve({ kind: 'failure', reason: undefined }),
      error: reject,
    });
    run.authenticate(request);
  });
}
