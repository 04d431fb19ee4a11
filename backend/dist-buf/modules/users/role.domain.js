import { STAFF_ROLES } from '../../platform/security/rights.domain.js';
/** Before there were roles: an owner. A replica of an earlier release may still write it. */
const EARLIER_OWNER = 'admin';
/** What somebody may do here; nothing that the table of rights does not know. @param adminEmail ADMIN_EMAIL (account-16) */
export function roleOf({ email, verified, role }, adminEmail) {
    if ((verified && email === adminEmail) || role === EARLIER_OWNER)
        return 'owner';
    return STAFF_ROLES.find((known) => known === role) ?? 'member';
}
//# sourceMappingURL=role.domain.js.map