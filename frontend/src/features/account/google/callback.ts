/** The provider's answer, from the address (account-18). */
export type CallbackAnswer =
  | {
      kind: 'token';
      token: string;
      /** Seconds. */ expiresIn: number;
      /** Ties the answer to this tab. */ nonce: string;
    }
  | {
      /** Google confirmed the identity; the account requires a second factor. */
      kind: 'second-step';
      ticket: string;
      methods: readonly string[];
      nonce: string;
    }
  | { kind: 'refused'; words: string }
  /** No token, no error. Without a provider account-18 stores the demo token. */
  | { kind: 'nothing' };

/** Seconds. account-18: "Third-party token default expiry: 3600 seconds". */
export const defaultLife = 3600;

/** Seconds. Life of a ticket for the second step (account-30). */
export const ticketLife = 600;

/** The placeholder of account-18. The server does not know it, so the first 401 drops it. */
export const demoToken = 'demo-token';

export const words = {
  failed: 'Google sign-in failed. Please try again.',
  elsewhere: 'This sign-in was not started in this tab, or it expired. Please try again.',
};

/** By the server's error codes. */
const refusals = new Map([
  ['access_denied', 'Google sign-in was cancelled.'],
  ['state_mismatch', 'This sign-in was not started in this browser, or it expired. Please try again.'],
  ['email_unverified', 'Google has not verified your email address. Please sign in with a password instead.'],
  [
    'account_linked_elsewhere',
    'Your account is linked to another Google account. Please use that one, or sign in with your password.',
  ],
  [
    'account_deactivated',
    'This account has been deactivated. Please write to us if you think that is a mistake.',
  ],
  ['provider_unavailable', 'Google did not answer. Please try again in a moment.'],
]);

/** Reads the hash of /auth/callback. */
export function readCallback(hash: string): CallbackAnswer {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const error = answer.get('error');
  if (error !== null && error !== 'not_configured') {
    return { kind: 'refused', words: refusals.get(error) ?? words.failed };
  }
  const ticket = answer.get('second_step');
  if (ticket && error === null) {
    const methods = (answer.get('methods') ?? '').split(',');
    return { kind: 'second-step', ticket, methods, nonce: answer.get('nonce') ?? '' };
  }
  const token = answer.get('access_token');
  if (!token || error !== null) return { kind: 'nothing' };
  const life = Number(answer.get('expires_in'));
  const expiresIn = Number.isFinite(life) && life > 0 ? life : defaultLife;
  return { kind: 'token', token, expiresIn, nonce: answer.get('nonce') ?? '' };
}
