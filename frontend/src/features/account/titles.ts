import type { Mode } from './address.ts';

/** What the browser's tab says on each screen. */
export const titles: Record<Mode, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Sign up',
  'verify-email': 'Verify your email',
  'forgot-password': 'Reset your password',
  'email-sent': 'Email sent',
  'reset-code': 'Enter the code',
  'reset-password': 'Choose a new password',
  'password-updated': 'Password updated',
  invitation: 'Your invitation',
  purchase: 'Your purchase',
  'second-step': 'Two-step sign-in',
};
