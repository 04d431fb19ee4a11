import { api, unwrap } from '#shared/api/client.ts';

/** Ends every session of the account, including this one. @throws ApiError */
export async function endAllSessions(): Promise<void> {
  await unwrap(api.POST('/api/users/auth/sign-out-everywhere'));
}
