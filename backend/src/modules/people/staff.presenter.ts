import type { z } from 'zod';
import { ALL_RIGHTS, RIGHTS, STAFF_ROLES } from '../../platform/security/rights.domain.ts';
import type { staffView } from './staff.dto.ts';
import type { StaffOverview } from './staff.service.ts';

/** @param viewerId the account of who looks */
export function presentStaff(
  { staff, invitations, secondFactorRoles }: StaffOverview,
  viewerId: string,
  now: Date,
): z.input<typeof staffView> {
  return {
    staff: staff.map(({ personId, id, role, ...account }) => ({
      ...account,
      _id: personId,
      staffRole: role,
      isYou: id === viewerId,
    })),
    invitations: invitations.map(({ role, ...invitation }) => ({
      ...invitation,
      staffRole: role,
      expired: invitation.expiresAt <= now,
    })),
    rights: ALL_RIGHTS.map((right) => ({
      right,
      words: RIGHTS[right].words,
      roles: [...RIGHTS[right].roles],
    })),
    secondFactor: STAFF_ROLES.map((role) => ({ role, required: secondFactorRoles.includes(role) })),
  };
}
