import { defineErrors } from '../../platform/errors/domain-error.ts';

export const authError = defineErrors({
  INVALID_CREDENTIALS: { kind: 'unauthenticated', message: 'The email or password is not right.' },
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
  WRONG_PASSWORD: { kind: 'invalid', message: 'Your current password is not right.' },
  STAFF_PASSWORD: {
    kind: 'invalid',
    message: 'Who works here needs a password of at least 12 characters that is not a common one.',
  },
  NO_PASSWORD: {
    kind: 'conflict',
    message: 'This account has no password yet. Ask for a code by email to set one.',
  },
  INVITATION_INVALID: {
    kind: 'invalid',
    message: 'This invitation has been used, taken back, or is too old. Please ask for a new one.',
  },
  UNKNOWN_INVITATION: { kind: 'not-found', message: 'This invitation is not open any more.' },
  ALREADY_STAFF: { kind: 'conflict', message: 'This person works here already. Change their role instead.' },
  PURCHASE_LINK_UNKNOWN: {
    kind: 'not-found',
    message: 'We do not know this link. Please open the newest mail about your purchase.',
  },
  PURCHASE_LINK_OVER: {
    kind: 'invalid',
    message: 'This link has been used, or is too old. Please sign in, or ask for a new one.',
  },
  PURCHASE_HAS_ACCOUNT: {
    kind: 'conflict',
    message: 'There is an account with this address already. Please sign in.',
  },
  PURCHASE_LINK_TOO_SOON: {
    kind: 'rate-limited',
    message: 'A new link was just sent. Please look into your mails, or try again later.',
  },
  UNKNOWN_SESSION: { kind: 'not-found', message: 'This session has ended already.' },
  SECOND_STEP_OVER: {
    kind: 'invalid',
    message: 'This sign-in took too long, or was begun in another browser. Please sign in again.',
  },
  SECOND_STEP_WRONG: { kind: 'invalid', message: 'This code is not right. Please check it and try again.' },
  SECOND_STEP_OUT_OF_TIME: {
    kind: 'invalid',
    message:
      'This code has expired. Please use the one that your app shows now; if that does not help, check the clock of your phone.',
  },
  SECOND_STEP_USED: {
    kind: 'invalid',
    message: 'This code has been used already. Please wait for the next one.',
  },
  RECOVERY_CODE_WRONG: {
    kind: 'invalid',
    message: 'This recovery code is not right, or has been used already.',
  },
  PASSKEY_REFUSED: {
    kind: 'invalid',
    message: 'This passkey could not be checked. Please try again, or use another way.',
  },
  PASSKEYS_UNAVAILABLE: {
    kind: 'conflict',
    message: 'Passkeys work only where the site has a name of its own and is opened by https.',
  },
  TOO_MANY_PASSKEYS: {
    kind: 'conflict',
    message: 'There are ten passkeys already. Please remove one first.',
  },
  UNKNOWN_PASSKEY: { kind: 'not-found', message: 'This passkey has been removed already.' },
  TOTP_UNREADABLE: {
    kind: 'conflict',
    message:
      'The server cannot check codes of your app any more. Please use another way, or ask an owner to reset your two-step sign-in.',
  },
  CONFIRM_IDENTITY: { kind: 'forbidden', message: 'Please enter your password again to change this.' },
  SIGN_IN_AGAIN: {
    kind: 'forbidden',
    message: 'To change this, please sign out and sign in again first.',
  },
  SETUP_OVER: { kind: 'invalid', message: 'This took too long. Please begin again.' },
  NOT_STAFF: { kind: 'forbidden', message: 'Two-step sign-in is for people who work here.' },
  NO_SECOND_FACTOR: {
    kind: 'conflict',
    message: 'Please add an authenticator app or a passkey first.',
  },
  SECOND_FACTOR_NEEDED: {
    kind: 'conflict',
    message: 'Your role requires two-step sign-in. Please add another way before you remove this one.',
  },
  ACCOUNT_GONE: { kind: 'not-found', message: 'This account is not there any more.' },
  WEAK_PASSWORD: { kind: 'invalid', message: 'Password does not meet all requirements' },
  PASSWORDS_DIFFER: { kind: 'invalid', message: 'Passwords do not match' },
});
