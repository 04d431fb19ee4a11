import { defineErrors } from '../../platform/errors/errors.ts';

export const authError = defineErrors({
  INVALID_CREDENTIALS: { kind: 'unauthenticated', message: 'The email or password is incorrect.' },
  ACCOUNT_DEACTIVATED: {
    kind: 'forbidden',
    message: 'This account has been deactivated. Please write to us if you think that is a mistake.',
  },
  INVALID_OTP: { kind: 'invalid', message: 'Invalid OTP. Please try again.' },
  OTP_EXPIRED: { kind: 'invalid', message: 'This code has expired. Please ask for a new one.' },
  OTP_LOCKED: { kind: 'invalid', message: 'Too many wrong tries. Please ask for a new code.' },
  OTP_RESEND_TOO_SOON: {
    kind: 'rate-limited',
    message: 'Please wait a moment before asking for another code.',
  },
  WRONG_PASSWORD: { kind: 'invalid', message: 'Your current password is incorrect.' },
  STAFF_PASSWORD: {
    kind: 'invalid',
    message: 'Staff need a password of at least 12 characters that is not a common one.',
  },
  NO_PASSWORD: {
    kind: 'conflict',
    message: 'This account has no password yet. Ask for a code by email to set one.',
  },
  INVITATION_INVALID: {
    kind: 'invalid',
    message: 'This invitation has been used or revoked, or has expired. Please ask for a new one.',
  },
  UNKNOWN_INVITATION: { kind: 'not-found', message: 'This invitation is no longer open.' },
  ALREADY_STAFF: {
    kind: 'conflict',
    message: 'This person is already on the team. Change their role instead.',
  },
  PURCHASE_LINK_UNKNOWN: {
    kind: 'not-found',
    message: 'This link is not valid. Please use the latest mail about your purchase.',
  },
  PURCHASE_LINK_OVER: {
    kind: 'invalid',
    message: 'This link has been used or has expired. Please sign in, or ask for a new one.',
  },
  PURCHASE_HAS_ACCOUNT: {
    kind: 'conflict',
    message: 'An account with this address already exists. Please sign in.',
  },
  PURCHASE_LINK_TOO_SOON: {
    kind: 'rate-limited',
    message: 'A new link was just sent. Please check your email, or try again later.',
  },
  UNKNOWN_SESSION: { kind: 'not-found', message: 'This session has already ended.' },
  SECOND_STEP_OVER: {
    kind: 'invalid',
    message: 'This sign-in has expired or was started in another browser. Please sign in again.',
  },
  SECOND_STEP_WRONG: { kind: 'invalid', message: 'This code is incorrect. Please check it and try again.' },
  SECOND_STEP_OUT_OF_TIME: {
    kind: 'invalid',
    message:
      'This code has expired. Please use the current code from your app. If it is refused, check the clock of your phone.',
  },
  SECOND_STEP_USED: {
    kind: 'invalid',
    message: 'This code has already been used. Please wait for the next one.',
  },
  RECOVERY_CODE_WRONG: {
    kind: 'invalid',
    message: 'This recovery code is incorrect or has already been used.',
  },
  PASSKEY_REFUSED: {
    kind: 'invalid',
    message: 'This passkey could not be verified. Please try again, or use another method.',
  },
  PASSKEYS_UNAVAILABLE: {
    kind: 'conflict',
    message: 'Passkeys require a site with its own domain and https.',
  },
  TOO_MANY_PASSKEYS: {
    kind: 'conflict',
    message: 'You already have ten passkeys. Please remove one first.',
  },
  UNKNOWN_PASSKEY: { kind: 'not-found', message: 'This passkey has already been removed.' },
  TOTP_UNREADABLE: {
    kind: 'conflict',
    message:
      'The server can no longer verify codes from your app. Please use another method, or ask an owner to reset your two-step sign-in.',
  },
  CONFIRM_IDENTITY: { kind: 'forbidden', message: 'Please enter your password again to change this.' },
  SIGN_IN_AGAIN: {
    kind: 'forbidden',
    message: 'To change this, please sign out and sign in again first.',
  },
  SETUP_OVER: { kind: 'invalid', message: 'The setup has expired. Please start again.' },
  NOT_STAFF: { kind: 'forbidden', message: 'Two-step sign-in is for staff only.' },
  NO_SECOND_FACTOR: {
    kind: 'conflict',
    message: 'Please add an authenticator app or a passkey first.',
  },
  SECOND_FACTOR_NEEDED: {
    kind: 'conflict',
    message: 'Your role requires two-step sign-in. Please add another method before you remove this one.',
  },
  ACCOUNT_GONE: { kind: 'not-found', message: 'This account no longer exists.' },
  WEAK_PASSWORD: { kind: 'invalid', message: 'Password does not meet all requirements' },
  PASSWORDS_DIFFER: { kind: 'invalid', message: 'Passwords do not match' },
});
