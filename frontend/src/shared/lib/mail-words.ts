const templateWords: Readonly<Record<string, string>> = {
  receipt: 'Receipt',
  refund: 'Refund',
  'refund-answer': 'Answer to a refund request',
  'owner-digest': 'Your day in one mail',
  'buddy-hello': 'Hello to a buddy',
  'owner-notice': 'Notice to you',
  'verify-email': 'Verification code',
  'reset-password': 'Password reset code',
  'account-exists': 'Account exists already',
  'no-account-yet': 'No account yet',
  'password-changed': 'Password was changed',
  'second-factor': 'Two-step sign-in',
  'staff-invitation': 'Invitation to work here',
  'purchase-link': 'Link to a purchase',
  'erasure-scheduled': 'Account is going to be erased',
  'contact-message': 'Contact message',
  'test-mail': 'Test mail',
};

/** What a mail is, for people; a template that came later than these words keeps its own name. */
export const wordsForTemplate = (template: string): string => templateWords[template] ?? template;
