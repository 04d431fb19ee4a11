import { messageOf } from '#shared/api/errors.ts';

/** Why the browser made or used no passkey, in words fit to be shown. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
}

/** What to say of a call of ours that a passkey was part of. */
export const passkeyWords = (error: unknown): string =>
  error instanceof PasskeyProblem ? error.message : messageOf(error);
