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
  UNKNOWN_SESSION: { kind: 'not-found', message: 'This session has ended already.' },
  ACCOUNT_GONE: { kind: 'not-found', message: 'This account is not there any more.' },
  WEAK_PASSWORD: { kind: 'invalid', message: 'Password does not meet all requirements' },
  PASSWORDS_DIFFER: { kind: 'invalid', message: 'Passwords do not match' },
});
