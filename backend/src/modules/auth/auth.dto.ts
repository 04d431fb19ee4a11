import { hasLetter, visible } from '@ironbloom/brand/visible';
import { z } from 'zod';
import { accountAddress } from '../../platform/http/input/mail-address.ts';
import { ONE_LINE } from '../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../platform/http/output/response-schema.ts';
import { STAFF_ROLES } from '../../platform/security/rights.domain.ts';
import type { Session } from '../users/accounts/sessions.service.ts';
import { accountView, presentAccount } from '../users/accounts/users.dto.ts';
import { PASSWORD_MAX_LENGTH } from '../users/accounts/passwords.ts';
import { secondStepView } from './second-factor/second-factor.dto.ts';
import { CODE_PURPOSES } from './codes/account-code.domain.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';

/** Messages of account-2, shared with the browser's forms by test-cases/. */
const email = accountAddress;

const password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`);

/** One line, no control characters: it goes into a mail's headers. */
const anyName = z
  .string('Name is required')
  .trim()
  .max(120, 'Name must be at most 120 characters')
  .regex(ONE_LINE, 'Please use plain text');
const name = anyName.min(1, 'Name is required').refine(hasLetter, 'Name is required');

/** Anything but six digits is a wrong code. */
const otp = z
  .string('Invalid OTP. Please try again.')
  .overwrite(visible)
  .trim()
  .regex(/^[0-9]{6}$/, 'Invalid OTP. Please try again.');

export const signInBody = z.object({ email, password });

export const passwordCheckBody = z.object({ password: z.string().max(1_000) });

export const passwordCheckView = z.object({
  easyToGuess: z.boolean().meta({ description: 'One of the 10,000 commonest passwords' }),
});

export const registerBody = z.object({ name, email, password, type: z.literal('manual').optional() });

export type Registration = Omit<z.infer<typeof registerBody>, 'type'>;

export const emailBody = z.object({ email });

export const codeBody = z.object({ email, otp });

export const resendBody = z.object({ email, purpose: z.enum(CODE_PURPOSES).optional() });

/** The password is checked by the service, for the messages of account-3. */
export const resetBody = codeBody.extend({
  password: z.string('Password is required').max(1_000),
  confirmPassword: z.string('Please confirm your password').max(1_000),
});

export type PasswordReset = z.infer<typeof resetBody>;

export const renameBody = z.object({ name });

/** The use case checks the new password. */
export const changePasswordBody = z.object({
  currentPassword: z.string('Password is required').min(1, 'Password is required').max(1_000),
  password: z.string().max(1_000),
  confirmPassword: z.string().max(1_000),
});

export type PasswordChange = z.infer<typeof changePasswordBody>;

export const hasPasswordView = z.object({ set: z.boolean() });

const invitationToken = z.string().max(100).meta({ description: 'The part after the # of the link' });

export const invitationBody = z.object({ token: invitationToken });

/** Only without an account; the use case checks the password. */
export const acceptInvitationBody = invitationBody.extend({
  name: anyName.default(''),
  password: z.string().max(1_000).default(''),
  confirmPassword: z.string().max(1_000).default(''),
});

export type InvitedAccount = Omit<z.infer<typeof acceptInvitationBody>, 'token'>;

export const invitationView = z.object({
  email: shownMailAddress,
  staffRole: z.enum(STAFF_ROLES),
  invitedBy: shownMailAddress,
  expiresAt: isoInstant,
  hasAccount: z.boolean().meta({ description: 'Whether the address has an account, which gets the role' }),
});

export const sessionParams = z.object({ id: z.uuid() });

export const sessionsView = z.object({
  items: z.array(
    withId({
      device: z.string().meta({ description: 'Such as "Chrome on Windows"' }),
      createdAt: isoInstant,
      lastSeenAt: isoInstant.meta({ description: 'Within ten minutes' }),
      current: z.boolean().meta({ description: 'The session of this request' }),
    }),
  ),
});

export const signedInView = accountView.extend({
  token: z.string(),
  expiresIn: z.number().int().meta({ description: 'Seconds' }),
});

export function presentSession({ account, token, expiresIn }: Session) {
  return { ...presentAccount(account), token, expiresIn };
}

export const acceptedView = z.object({
  session: signedInView
    .nullable()
    .meta({ description: 'Token of the new account; null: the account exists, sign in as usual' }),
});

export const verificationNeededView = z.object({
  requiresVerification: z.literal(true),
  email: shownMailAddress,
});

export const signInView = z.union([signedInView, verificationNeededView, secondStepView]);

export const doneView = z.object({ success: z.literal(true), message: z.string() });

export const verifiedView = signedInView.extend(doneView.shape);

export const purchaseLinkBody = z.object({
  token: z.string().max(100).meta({ description: 'The part after the # of the link' }),
});

/** The password is checked by the service. */
export const openPurchaseBody = purchaseLinkBody.extend({
  password: z.string('Password is required').max(1_000),
});

export const purchaseLinkView = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    email: shownMailAddress,
    hasAccount: z
      .boolean()
      .meta({ description: 'Whether the address has an account, which signs in as usual' }),
  }),
  z.object({ state: z.literal('used') }),
  z.object({ state: z.literal('expired') }),
]);

export const providersView = z.object({
  google: z.boolean().meta({ description: 'Whether signing in with Google works' }),
  googleShown: z.boolean().meta({ description: 'Whether its button is shown' }),
});

/** Nonce of the tab that begins; pages refuse a token without it. */
export const googleBeginQuery = z.object({ nonce: z.string().max(100).default('') });

/** Parameters from Google; others are dropped. */
export const googleCallbackQuery = z.object({
  code: z.string().max(2_000).optional(),
  state: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
});
