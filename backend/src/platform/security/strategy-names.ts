import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import passport from 'passport';

const KINDS = ['jwt', 'google'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Passport finds strategies by name in one list of the whole process. Each app has names of its own there, or two apps in
 * one process would check their tokens with the secret of whichever started last. (Passport also takes a strategy itself
 * instead of its name, but then hangs each request's callbacks on that one object, and requests answer one another.)
 */
@Injectable()
export class StrategyNames implements OnApplicationShutdown {
  private readonly app = randomUUID();

  /** The name to ask Passport for, in this app's guards. */
  of(kind: Kind): string {
    return `${kind} ${this.app}`;
  }

  /** Under this app's name alone. */
  register(kind: Kind, strategy: passport.Strategy): void {
    passport.use(this.of(kind), strategy);
    // There, too, Nest has listed it, for everybody.
    passport.unuse(kind);
  }

  onApplicationShutdown(): void {
    for (const kind of KINDS) passport.unuse(this.of(kind));
  }
}
