import { type Role, STAFF_ROLES } from '../../../platform/security/rights.domain.ts';

interface Holder {
  email: string;
  verified: boolean;
  /** As the row has it. */
  role: string;
}

/** What somebody may do here; nothing that the table of rights does not know. @param adminEmail ADMIN_EMAIL (account-16) */
export function roleOf({ email, verified, role }: Holder, adminEmail: string | undefined): Role {
  if (verified && email === adminEmail) return 'owner';
  return STAFF_ROLES.find((known) => known === role) ?? 'member';
}
