import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import passport from 'passport';

const KINDS = ['jwt', 'google'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Passport registers strategies by name for the whole process. Each app uses its own names, as two apps in one process would
 * otherwise check tokens with the secret of the last one. (Passing a strategy object instead shares its callbacks between
 * requests.)
 */
@Injectable()
export class StrategyNames implements OnApplicationShutdown {
  private readonly app = randomUUID();

  /** Passport's name of the strategy in this app's guards. */
  of(kind: Kind): string {
    return `${kind} ${this.app}`;
  }

  /** Registered under this app's name only. */
  register(kind: Kind, strategy: passport.Strategy): void {
    passport.use(this.of(kind), strategy);
    // Nest has also registered it under the common name.
    passport.unuse(kind);
  }

  onApplicationShutdown(): void {
    for (const kind of KINDS) passport.unuse(this.of(kind));
  }
}
