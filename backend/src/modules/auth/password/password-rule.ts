import type { Account } from '../../users/accounts/accounts.service.ts';
import { isStaffPassword } from '../../users/accounts/passwords.ts';
import { authError } from '../auth.errors.ts';
import { meetsResetRule } from './password-rule.domain.ts';

interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** account-3; each field that is at fault is named. @throws DomainError `WEAK_PASSWORD`, `PASSWORDS_DIFFER` */
export function refuseUnfit({ password, confirmPassword }: NewPassword): void {
  const weak = authError('WEAK_PASSWORD').message;
  const differ = authError('PASSWORDS_DIFFER').message;
  const fields = {
    ...(!meetsResetRule(password) && { password: weak }),
    ...(password !== confirmPassword && { confirmPassword: differ }),
  };
  if (fields.password) throw authError('WEAK_PASSWORD', { fields });
  if (fields.confirmPassword) throw authError('PASSWORDS_DIFFER', { fields });
}

/** account-43; a second factor stands in for it. @throws DomainError `STAFF_PASSWORD` */
export function refuseUnfitForStaff(
  password: string,
  account: Pick<Account, 'role' | 'hasSecondFactor'> | undefined,
): void {
  if (!account || account.role === 'member' || account.hasSecondFactor || isStaffPassword(password)) return;
  throw authError('STAFF_PASSWORD').at('password');
}
