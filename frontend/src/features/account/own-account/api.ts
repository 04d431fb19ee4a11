import { api, unwrap } from '#shared/api/client.ts';
import { addressOf, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import type { SignedIn } from '../api.ts';

// Every call below rejects with an ApiError when the server refuses or stays silent.

/** Whether the signed-in member has a password, or only comes through Google. */
export const useHasPassword = () => useGet(addressOf('/api/users/me/password'));

export async function changeName(name: string): Promise<void> {
  await unwrap(api.PATCH('/api/users/me', { body: { name } }));
}

type SessionList = AnswerOf<'/api/users/me/sessions'>;

/** Somewhere the signed-in member is signed in. */
export type OwnSession = SessionList['items'][number];

export const useOwnSessions = () => useGet(addressOf('/api/users/me/sessions'));

export async function endSession(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/users/me/sessions/{id}', { params: { path: { id } } }));
}

/** Every other session ends; the answer carries this one's new token. */
export async function changePassword(change: {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}): Promise<SignedIn> {
  return unwrap(api.PUT('/api/users/me/password', { body: change }));
}

/** When the account is going to be erased, and whether an owner has ordered it; null: it is not. */
export const useOwnErasure = () => useGet(addressOf('/api/users/me/erasure'));

// The next two reject with CONFIRM_IDENTITY until the password was shown.

/** @returns where the archive is, once, for a minute */
export async function archiveAddress(): Promise<string> {
  return (await unwrap(api.POST('/api/users/me/export'))).url;
}

export async function eraseAccount() {
  return unwrap(api.POST('/api/users/me/erasure'));
}

export async function keepAccount(): Promise<void> {
  await unwrap(api.DELETE('/api/users/me/erasure'));
}
