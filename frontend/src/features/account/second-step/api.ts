import { api, unwrap } from '#shared/api/client.ts';
import type { SignedIn } from '../api.ts';

// Every call below rejects with an ApiError.

export async function stepByCode(ticket: string, code: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/users/auth/second-step/code', { body: { ticket, code } }));
}

export async function stepByRecoveryCode(ticket: string, code: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/users/auth/second-step/recovery-code', { body: { ticket, code } }));
}

/** Asks the browser for a passkey and the server to verify it. Also rejects with `PasskeyProblem`. */
export async function stepByPasskey(ticket: string): Promise<SignedIn> {
  const [optionsJSON, { askForPasskey }] = await Promise.all([
    unwrap(api.POST('/api/users/auth/second-step/passkey-options', { body: { ticket } })),
    import('../passkeys/ceremonies.ts'),
  ]);
  const response = await askForPasskey(optionsJSON);
  return unwrap(api.POST('/api/users/auth/second-step/passkey', { body: { ticket, response } }));
}
