import { z } from 'zod';
import { isoInstant } from '../../platform/http/output/iso-instant.js';
import { ALL_RIGHTS, STAFF_ROLES } from '../../platform/security/rights.domain.js';
const staffRole = z.enum(STAFF_ROLES);
export const staffView = z.object({
    staff: z.array(z.object({
        _id: z.string().meta({ description: 'Of the person' }),
        name: z.string(),
        email: z.string(),
        staffRole,
        deactivatedAt: isoInstant.nullable(),
        isYou: z.boolean(),
        isNamedOwner: z.boolean(),
        hasSecondFactor: z.boolean(),
    })),
    invitations: z.array(z.object({
        _id: z.string(),
        email: z.string(),
        staffRole,
        invitedBy: z.string(),
        createdAt: isoInstant,
        expiresAt: isoInstant,
        expired: z.boolean(),
    })),
    rights: z
        .array(z.object({ right: z.enum(ALL_RIGHTS), words: z.string(), roles: z.array(staffRole) }))
        .meta({ description: 'What each role may do' }),
    secondFactor: z
        .array(z.object({ role: staffRole, required: z.boolean() }))
        .meta({ description: 'Whether a role requires two-step sign-in' }),
});
export const secondFactorParams = z.object({ role: staffRole });
export const secondFactorBody = z.object({ required: z.boolean('Please say whether it is required') });
export const inviteBody = z.object({
    email: z
        .string('Email is required')
        .trim()
        .min(1, 'Email is required')
        .max(254, 'Please enter a valid email')
        .toLowerCase()
        .pipe(z.email('Please enter a valid email')),
    role: z.enum(STAFF_ROLES, 'Please choose a role'),
});
export const invitationParams = z.object({ id: z.uuid() });
//# sourceMappingURL=staff.dto.js.map