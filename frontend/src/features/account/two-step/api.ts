import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';

/** The member's second factors. */
export type OwnFactor = AnswerOf<'/api/users/me/second-factor'>;
export type OwnPasskey = OwnFactor['passkeys'][number];
/** A secret for an authenticator app: as text and as a QR code's address. */
export type AppSetup = AnswerOf<'/api/users/me/second-factor/totp', 'post'>;

/** Shown once; null: codes exist already. */
export type RecoveryCodes = readonly string[] | null;

// Every call below rejects with an ApiError; changes with CONFIRM_IDENTITY until the password is confirmed.

export const useOwnFactor = () => useGet(addressOf('/api/users/me/second-factor'));

export async function beginApp(): Promise<AppSetup> {
  return unwrap(api.POST('/api/users/me/second-factor/totp'));
}

export async function confirmApp(code: string): Promise<RecoveryCodes> {
  const answer = api.POST('/api/users/me/second-factor/totp/confirm', { body: { code } });
  return (await unwrap(answer)).recoveryCodes;
}

export async function removeApp(): Promise<void> {
  await unwrap(api.DELETE('/api/users/me/second-factor/totp'));
}

/** Also rejects with `PasskeyProblem`. */
export async function addPasskey(name: string): Promise<RecoveryCodes> {
  const [options, { makePasskey }] = await Promise.all([
    unwrap(api.POST('/api/users/me/second-factor/passkeys/options')),
    import('../passkeys/ceremonies.ts'),
  ]);
  const response = await makePasskey(options);
  const answer = api.POST('/api/users/me/second-factor/passkeys', { body: { name, response } });
  return (await unwrap(answer)).recoveryCodes;
}

export async function removePasskey(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/users/me/second-factor/passkeys/{id}', { params: { path: { id } } }));
}

export async function renewRecoveryCodes(): Promise<RecoveryCodes> {
  return (await unwrap(api.POST('/api/users/me/second-factor/recovery-codes'))).recoveryCodes;
}
