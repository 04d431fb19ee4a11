import { api, unwrap } from '#shared/api/client.ts';
import { messageOf } from '#shared/api/errors.ts';

/** Ends every session of this account, this one too. What stood in the way, in words; undefined when it is done. */
export async function endAllSessions(): Promise<string | undefined> {
  try {
    await unwrap(api.POST('/api/users/auth/sign-out-everywhere'));
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
