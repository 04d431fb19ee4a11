import type { Account } from '../users/accounts/accounts.service.ts';
import { isStaffPassword } from '../users/accounts/passwords.ts';
import { authError } from './auth.errors.ts';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Special characters of account-3. */
const SPECIAL = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

/** account-3; letters of any script with case count. */
export function meetsResetRule(password: string): boolean {
  // Counted in characters, as zod does: an emoji is one.
  const { length } = [...password];
  return (
    length >= MIN_LENGTH &&
    length <= MAX_LENGTH &&
    [/\p{Lu}/u, /\p{Ll}/u, /[0-9]/, SPECIAL].every((rule) => rule.test(password))
  );
}

interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** account-3; names each invalid field. @throws DomainError `WEAK_PASSWORD`, `PASSWORDS_DIFFER` */
export function checkNewPassword({ password, confirmPassword }: NewPassword): void {
  const weak = authError('WEAK_PASSWORD').message;
  const differ = authError('PASSWORDS_DIFFER').message;
  const fields = {
    ...(!meetsResetRule(password) && { password: weak }),
    ...(password !== confirmPassword && { confirmPassword: differ }),
  };
  if (fields.password) throw authError('WEAK_PASSWORD', { fields });
  if (fields.confirmPassword) throw authError('PASSWORDS_DIFFER', { fields });
}

/** account-43; a second factor replaces the rule. @throws DomainError `STAFF_PASSWORD` */
export function checkStaffPassword(
  password: string,
  account: Pick<Account, 'role' | 'hasSecondFactor'> | undefined,
): void {
  if (!account || account.role === 'member' || account.hasSecondFactor || isStaffPassword(password)) return;
  throw authError('STAFF_PASSWORD').at('password');
}
