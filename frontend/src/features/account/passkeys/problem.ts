import { messageOf } from '#shared/api/errors.ts';

/** Why the browser created or used no passkey; the message is fit to be shown. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
}

/** The message of an error in a call that involves a passkey. */
export const passkeyWords = (error: unknown): string =>
  error instanceof PasskeyProblem ? error.message : messageOf(error);
