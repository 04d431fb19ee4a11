const templateWords: Readonly<Record<string, string>> = {
  receipt: 'Receipt',
  refund: 'Refund',
  'refund-answer': 'Answer to a refund request',
  'owner-digest': 'Daily summary',
  'buddy-hello': 'Welcome to a buddy',
  'owner-notice': 'Notification',
  'verify-email': 'Verification code',
  'reset-password': 'Password reset code',
  'account-exists': 'Account already exists',
  'no-account-yet': 'No account yet',
  'password-changed': 'Password was changed',
  'second-factor': 'Two-step sign-in',
  'staff-invitation': 'Staff invitation',
  'purchase-link': 'Link to a purchase',
  'erasure-scheduled': 'Account erasure scheduled',
  'contact-message': 'Contact message',
  'test-mail': 'Test mail',
};

/** A mail template's name for the reader; an unknown template keeps its own name. */
export const wordsForTemplate = (template: string): string => templateWords[template] ?? template;
