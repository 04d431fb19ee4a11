/** Subject lines, as Handlebars text. */
export const SUBJECTS = {
    receipt: 'Your {{business.name}} receipt {{receiptNumber}}',
    refund: 'Your {{business.name}} refund of {{amount}}',
    'refund-answer': 'Your {{business.name}} refund request',
    'buddy-hello': 'Welcome to {{business.name}}: you have a training buddy',
    'owner-notice': '{{title}}',
    'owner-digest': '{{title}}',
    'verify-email': 'Verify your {{business.name}} account',
    'reset-password': 'Reset your {{business.name}} password',
    'account-exists': 'You already have an account with {{business.name}}',
    'no-account-yet': 'Your account with {{business.name}}',
    'password-changed': 'Your {{business.name}} password was changed',
    'second-factor': 'Two-step sign-in of your {{business.name}} account',
    'staff-invitation': 'You are invited to work on {{business.name}}',
    'purchase-link': 'Open your purchase with {{business.name}}',
    'erasure-scheduled': 'Your {{business.name}} account is erased on {{on}}',
    'contact-message': 'Message from {{name}}',
    'test-mail': 'A test mail from {{business.name}}',
};
/** Their data opens an account: it is wiped as soon as the mail has gone out, or cannot. */
export const SECRET_TEMPLATES = [
    'verify-email',
    'reset-password',
    'staff-invitation',
    'purchase-link',
];
/** The same of one field, in mails that stay readable for the rest. */
export const SECRET_FIELD = 'openLink';
//# sourceMappingURL=mail-templates.js.map