import { api, unwrap } from '#shared/api/client.ts';

/** Ends every session of this account, this one too. Rejects with an ApiError. */
export async function endAllSessions(): Promise<void> {
  await unwrap(api.POST('/api/users/auth/sign-out-everywhere'));
}
