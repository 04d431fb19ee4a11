import { api, unwrap, type ApiClient } from '#shared/api/client.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import type { Purpose } from './pending.ts';

/** A started session. `expiresIn` is in seconds. */
export interface SignedIn {
  readonly role: string;
  readonly token: string;
  readonly expiresIn: number;
}

/** The password is right, the address is unverified: a code was mailed. */
interface Unverified {
  readonly requiresVerification: true;
}

/** The password is right; the account also requires a second factor. */
export interface NeedsSecondStep {
  readonly secondStep: {
    readonly ticket: string;
    /** Seconds. */
    readonly expiresIn: number;
    readonly methods: readonly SecondStepMethod[];
  };
}

export type SecondStepMethod = 'totp' | 'passkey' | 'recovery-code';

// Every call below rejects with an ApiError.

export async function signIn(
  email: string,
  password: string,
): Promise<SignedIn | Unverified | NeedsSecondStep> {
  return unwrap(api.POST('/api/users/login', { body: { email, password } }));
}

export async function register(person: { name: string; email: string; password: string }): Promise<void> {
  await unwrap(api.POST('/api/users/register', { body: { ...person, type: 'manual' } }));
}

/** Whether a new password is on the server's list of common passwords. */
export async function easyToGuess(password: string): Promise<boolean> {
  return (await unwrap(api.POST('/api/users/auth/password-check', { body: { password } }))).easyToGuess;
}

export async function verifyEmail(email: string, otp: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/users/auth/verify-email', { body: { email, otp } }));
}

/** Checks the code without using it up; `resetPassword` uses it. */
export async function verifyResetCode(email: string, otp: string): Promise<void> {
  await unwrap(api.POST('/api/users/auth/verify-reset-otp', { body: { email, otp } }));
}

export async function resendCode(email: string, purpose: Purpose): Promise<void> {
  await unwrap(api.POST('/api/users/auth/resend-otp', { body: { email, purpose } }));
}

/** Succeeds whether or not an account has this address. */
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

/** `not-set-up`: the button is shown and explains itself; `hidden`: no button. */
export type GoogleState = 'ready' | 'not-set-up' | 'hidden';

/** State of Google sign-in; `ready` if the request fails. */
export async function googleState(client: ApiClient): Promise<GoogleState> {
  try {
    const { google, googleShown } = await unwrap(client.GET('/api/auth/providers'));
    if (google) return 'ready';
    return googleShown ? 'not-set-up' : 'hidden';
  } catch {
    return 'ready';
  }
}

/** Whether a Google client is configured. */
export async function hasGoogle(): Promise<boolean> {
  return (await unwrap(api.GET('/api/auth/providers'))).google;
}

export type Invitation = AnswerOf<'/api/users/invitations/look', 'post'>;

export async function fetchInvitation(token: string): Promise<Invitation> {
  return unwrap(api.POST('/api/users/invitations/look', { body: { token } }));
}

/** @returns null if the address already had an account; its owner signs in as usual */
export async function acceptInvitation(
  token: string,
  account?: { name: string; password: string; confirmPassword: string },
): Promise<SignedIn | null> {
  return (await unwrap(api.POST('/api/users/invitations/accept', { body: { token, ...account } }))).session;
}

/** What a purchase's mailed link opens. */
export type PurchaseLink = AnswerOf<'/api/users/purchase-links/look', 'post'>;

export async function fetchPurchaseLink(token: string): Promise<PurchaseLink> {
  return unwrap(api.POST('/api/users/purchase-links/look', { body: { token } }));
}

/** Creates the account of the link's address. */
export async function openPurchase(token: string, password: string): Promise<SignedIn> {
  return unwrap(api.POST('/api/users/purchase-links/open', { body: { token, password } }));
}

/** Mails a new link to the same address. @returns the server's message */
export async function renewPurchaseLink(token: string): Promise<string> {
  return (await unwrap(api.POST('/api/users/purchase-links/renew', { body: { token } }))).message;
}
