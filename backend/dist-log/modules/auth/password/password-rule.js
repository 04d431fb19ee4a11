import { authError } from '../auth.errors.js';
import { meetsResetRule } from './password-rule.domain.js';
/** account-3; each field that is at fault is named. @throws DomainError `WEAK_PASSWORD`, `PASSWORDS_DIFFER` */
export function refuseUnfit({ password, confirmPassword }) {
    const weak = authError('WEAK_PASSWORD').message;
    const differ = authError('PASSWORDS_DIFFER').message;
    const fields = {
        ...(!meetsResetRule(password) && { password: weak }),
        ...(password !== confirmPassword && { confirmPassword: differ }),
    };
    if (fields.password)
        throw authError('WEAK_PASSWORD', { fields });
    if (fields.confirmPassword)
        throw authError('PASSWORDS_DIFFER', { fields });
}
//# sourceMappingURL=password-rule.js.map