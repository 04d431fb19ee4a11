import type { RateLimitRule } from '../../platform/security/rate-limits.ts';

/** Per IP address, which many people may share: points are refunded when password, code or mailbox prove right. */
export const SIGN_IN_LIMIT: RateLimitRule = { name: 'sign-in', points: 60, seconds: 600 };
export const PASSWORD_CHECK_LIMIT: RateLimitRule = { name: 'password-check', points: 120, seconds: 600 };
export const GOOGLE_LIMIT: RateLimitRule = { name: 'google', points: 60, seconds: 600 };
export const CODE_LIMIT: RateLimitRule = { name: 'code-tries', points: 60, seconds: 600 };
/** Refunded when the address is verified. */
export const REGISTER_LIMIT: RateLimitRule = { name: 'register', points: 20, seconds: 3_600 };
/** Refunded when the password is reset. */
export const MAIL_LIMIT: RateLimitRule = { name: 'code-mails', points: 30, seconds: 3_600 };
/** The token cannot be guessed; this limits the load. */
export const INVITATION_LIMIT: RateLimitRule = { name: 'invitations', points: 60, seconds: 600 };
export const PURCHASE_LINK_LIMIT: RateLimitRule = { name: 'purchase-links', points: 60, seconds: 600 };
export const OWN_NAME_LIMIT: RateLimitRule = { name: 'own-name', points: 30, seconds: 3_600 };
/** Refunded when the current password was right. */
export const OWN_PASSWORD_LIMIT: RateLimitRule = { name: 'own-password', points: 30, seconds: 3_600 };
export const SECOND_STEP_LIMIT: RateLimitRule = { name: 'second-step', points: 60, seconds: 600 };
export const OWN_SECOND_FACTOR_LIMIT: RateLimitRule = { name: 'own-second-factor', points: 60, seconds: 600 };

/** Password guesses in an open session. */
export const OPEN_SESSION_GUESSES: RateLimitRule = { name: 'change-password', points: 10, seconds: 900 };
/** Guesses at one account's second step by someone who knows the password; the owner's browser is counted apart. */
export const SECOND_STEP_GUESSES: RateLimitRule = { name: 'second-step-address', points: 10, seconds: 900 };
