import { ALL_RIGHTS, RIGHTS, STAFF_ROLES } from '../../platform/security/rights.domain.js';
/** @param viewerId the account of who looks */
export function presentStaff({ staff, invitations, secondFactorRoles }, viewerId, now) {
    return {
        staff: staff.map(({ personId, id, name, email, role, deactivatedAt, isNamedOwner, hasSecondFactor }) => ({
            _id: personId,
            name,
            email,
            staffRole: role,
            deactivatedAt: deactivatedAt?.toISOString() ?? null,
            isYou: id === viewerId,
            isNamedOwner,
            hasSecondFactor,
        })),
        invitations: invitations.map(({ id, email, role, invitedBy, createdAt, expiresAt }) => ({
            _id: id,
            email,
            staffRole: role,
            invitedBy,
            createdAt: createdAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
            expired: expiresAt <= now,
        })),
        rights: ALL_RIGHTS.map((right) => ({
            right,
            words: RIGHTS[right].words,
            roles: [...RIGHTS[right].roles],
        })),
        secondFactor: STAFF_ROLES.map((role) => ({ role, required: secondFactorRoles.includes(role) })),
    };
}
//# sourceMappingURL=staff.presenter.js.map