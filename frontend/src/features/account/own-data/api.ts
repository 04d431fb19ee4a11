import { api, unwrap } from '#shared/api/client.ts';
import type { paths } from '#shared/api/schema.ts';

type Answer = paths['/api/users/me/erasure']['get']['responses'][200]['content']['application/json'];

/** When the account is going to be erased, and whether an owner has ordered it; null: it is not. */
export type OwnErasure = Answer['erasure'];

// Every call rejects with an ApiError; the first and third with CONFIRM_IDENTITY until the password was shown.

/** @returns where the archive is, once, for a minute */
export async function archiveAddress(): Promise<string> {
  return (await unwrap(api.POST('/api/users/me/export'))).url;
}

export async function ownErasure(): Promise<OwnErasure> {
  return (await unwrap(api.GET('/api/users/me/erasure'))).erasure;
}

export async function eraseAccount(): Promise<OwnErasure> {
  return (await unwrap(api.POST('/api/users/me/erasure'))).erasure;
}

export async function keepAccount(): Promise<void> {
  await unwrap(api.DELETE('/api/users/me/erasure'));
}
