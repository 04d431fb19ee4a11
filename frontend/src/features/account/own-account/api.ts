import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import type { SignedIn } from '../api.ts';

// Every call below rejects with an ApiError.

/** Whether the member has a password, or only signs in with Google. */
export const useHasPassword = () => useGet(addressOf('/api/users/me/password'));

export async function changeName(name: string): Promise<void> {
  await unwrap(api.PATCH('/api/users/me', { body: { name } }));
}

type SessionList = AnswerOf<'/api/users/me/sessions'>;

export type OwnSession = SessionList['items'][number];

export const useOwnSessions = () => useGet(addressOf('/api/users/me/sessions'));

export async function endSession(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/users/me/sessions/{id}', { params: { path: { id } } }));
}

/** Ends every other session; the answer carries a new token for this one. */
export async function changePassword(change: {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}): Promise<SignedIn> {
  return unwrap(api.PUT('/api/users/me/password', { body: change }));
}

/** When the account will be erased, and whether an owner ordered it; null: not. */
export const useOwnErasure = () => useGet(addressOf('/api/users/me/erasure'));

// The next two reject with CONFIRM_IDENTITY until the password is confirmed.

/** @returns the archive's address: valid once, for a minute */
export async function archiveAddress(): Promise<string> {
  return (await unwrap(api.POST('/api/users/me/export'))).url;
}

export async function eraseAccount() {
  return unwrap(api.POST('/api/users/me/erasure'));
}

export async function keepAccount(): Promise<void> {
  await unwrap(api.DELETE('/api/users/me/erasure'));
}
