import { defineErrors } from '../../platform/errors/domain-error.js';
export const privacyError = defineErrors({
    NO_ERASURE: { kind: 'not-found', message: 'Your account is not going to be erased.' },
    OWN_ERASURE: { kind: 'conflict', message: 'Your own account is erased from your profile.' },
    NAMED_OWNER_STAYS: {
        kind: 'conflict',
        message: 'This account is named by ADMIN_EMAIL. Whoever runs the server names another one first.',
    },
    LAST_OWNER_STAYS: {
        kind: 'conflict',
        message: 'This is the last owner. Please make somebody else an owner first.',
    },
    PAYMENT_OPEN: {
        kind: 'conflict',
        message: 'A payment of theirs is not decided yet: Razorpay is still being asked about it. Please try again when it is.',
    },
    REFUND_OPEN: {
        kind: 'conflict',
        message: 'A refund of theirs is asked for or on its way. Please answer it, or wait until it has arrived.',
    },
    PAYMENT_FLAGGED: {
        kind: 'conflict',
        message: 'A payment of theirs needs somebody to look at it. Please settle its flag first.',
    },
    EXPORT_GONE: {
        kind: 'not-found',
        message: 'This download has been used or is too old. Please ask for it again.',
    },
});
//# sourceMappingURL=privacy.errors.js.map