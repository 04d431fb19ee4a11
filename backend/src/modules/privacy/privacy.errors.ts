import { defineErrors } from '../../platform/errors/errors.ts';

export const privacyError = defineErrors({
  NO_ERASURE: { kind: 'not-found', message: 'No erasure of your account is scheduled.' },
  OWN_ERASURE: { kind: 'conflict', message: 'Your own account is erased from your profile.' },
  NAMED_OWNER_STAYS: {
    kind: 'conflict',
    message: 'This account is set as ADMIN_EMAIL. Please set another one on the server first.',
  },
  LAST_OWNER_STAYS: {
    kind: 'conflict',
    message: 'This is the last owner. Please make someone else an owner first.',
  },
  PAYMENT_OPEN: {
    kind: 'conflict',
    message: 'One of their payments is still pending at Razorpay. Please try again when it is complete.',
  },
  REFUND_OPEN: {
    kind: 'conflict',
    message:
      'One of their refunds is requested or in progress. Please answer it, or wait until it is complete.',
  },
  PAYMENT_FLAGGED: {
    kind: 'conflict',
    message: 'One of their payments is flagged. Please resolve the flag first.',
  },
  EXPORT_GONE: {
    kind: 'not-found',
    message: 'This download has been used or has expired. Please request it again.',
  },
});

export const retentionError = defineErrors({
  STALE_RETENTION: {
    kind: 'conflict',
    message: 'Someone else published the retention periods while you were editing.',
  },
  UNKNOWN_RETENTION_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
});
