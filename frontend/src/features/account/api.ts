import { api, unwrap, type ApiClient } from '#shared/api/client.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import type { Purpose } from './pending.ts';

/** What a sign-in hands over: who it is, and the token with its life in seconds. */
export interface SignedIn {
  readonly role: string;
  readonly token: string;
  readonly expiresIn: number;
}

/** The password was right, but the address is not verified yet: a code was mailed instead. */
interface Unverified {
  readonly requiresVerification: true;
}

/** The password was right, and a second step stands between it and the session. */
export interface NeedsSecondStep {
  readonly secondStep: {
    readonly ticket: string;
    /** Seconds. */
    readonly expiresIn: number;
    readonly methods: readonly SecondStepMethod[];
  };
}

export type SecondStepMethod = 'totp' | 'passkey' | 'recovery-code';

// Every call below rejects with an ApiError when the server refuses or stays silent.

export async function signIn(
  email: string,
  password: string,
): Promise<SignedIn | Unverified | NeedsSecondStep> {
  return unwrap(api.POST('/api/users/login', { body: { email, password } }));
}

export async function register(person: { name: string; email: string; password: string }): Promise<void> {
  await unwrap(api.POST('/api/users/register', { body: { ...person, type: 'manual' } }));
}

/** Whether a new password is one of those that guessing begins with. */
export async function easyToGuess(password: string): Promise<boolean> {
  return (await unwrap(api.POST('/api/users/auth/password-check', { body: { password } }))).easyToGuess;
}

export async function verifyEmail(email: string, otp: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/users/auth/verify-email', { body: { email, otp } }));
}

/** Whether the code is the right one; it stays good for `resetPassword`. */
export async function verifyResetCode(email: string, otp: string): Promise<void> {
  await unwrap(api.POST('/api/users/auth/verify-reset-otp', { body: { email, otp } }));
}

export async function resendCode(email: string, purpose: Purpose): Promise<void> {
  await unwrap(api.POST('/api/users/auth/resend-otp', { body: { email, purpose } }));
}

/** Succeeds whether or not somebody has this address. */
export async function forgotPassword(email: string): Promise<void> {
  await unwrap(api.POST('/api/users/auth/forgot-password', { body: { email } }));
}

export async function resetPassword(change: {
  email: string;
  password: string;
  confirmPassword: string;
  otp: string;
}): Promise<void> {
  await unwrap(api.POST('/api/users/auth/reset-password', { body: change }));
}

/** `not-set-up`: the button is there and says that it is not; `hidden`: it is not there. */
export type GoogleState = 'ready' | 'not-set-up' | 'hidden';

/** How signing in with Google stands on this site; it is shown when we cannot tell. */
export async function googleState(client: ApiClient): Promise<GoogleState> {
  try {
    const { google, googleShown } = await unwrap(client.GET('/api/auth/providers'));
    if (google) return 'ready';
    return googleShown ? 'not-set-up' : 'hidden';
  } catch {
    return 'ready';
  }
}

/** Whether this site has a Google client; false is the embedded default. */
export async function hasGoogle(): Promise<boolean> {
  return (await unwrap(api.GET('/api/auth/providers'))).google;
}

/** What an invitation is for. */
export type Invitation = AnswerOf<'/api/users/invitations/look', 'post'>;

export async function lookAtInvitation(token: string): Promise<Invitation> {
  return unwrap(api.POST('/api/users/invitations/look', { body: { token } }));
}

/** Null: the address had an account, whose owner signs in as ever. */
export async function acceptInvitation(
  token: string,
  account?: { name: string; password: string; confirmPassword: string },
): Promise<SignedIn | null> {
  return (await unwrap(api.POST('/api/users/invitations/accept', { body: { token, ...account } }))).session;
}

/** What the link in the mail of a purchase is good for. */
export type OpenedPurchase = AnswerOf<'/api/users/purchase-links/look', 'post'>;

export async function lookAtPurchase(token: string): Promise<OpenedPurchase> {
  return unwrap(api.POST('/api/users/purchase-links/look', { body: { token } }));
}

/** Makes the account of the link's address. */
export async function openPurchase(token: string, password: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/users/purchase-links/open', { body: { token, password } }));
}

/** Mails another link to the same address. @returns what to say */
export async function renewPurchaseLink(token: string): Promise<string> {
  return (await unwrap(api.POST('/api/users/purchase-links/renew', { body: { token } }))).message;
}
