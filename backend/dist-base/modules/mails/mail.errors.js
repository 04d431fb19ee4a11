import { defineErrors } from '../../platform/errors/domain-error.js';
export const mailError = defineErrors({
    UNKNOWN_MAIL: { kind: 'not-found', message: 'There is no such mail.' },
    MAIL_NOT_FAILED: { kind: 'conflict', message: 'Only a mail that failed can be tried again.' },
    MAIL_WAS_SECRET: {
        kind: 'conflict',
        message: 'This mail carried a one-time code, which is not kept. The person can ask for a new code themselves.',
    },
});
//# sourceMappingURL=mail.errors.js.map