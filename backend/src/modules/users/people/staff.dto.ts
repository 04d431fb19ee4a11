import { z } from 'zod';
import { accountAddress } from '../../../platform/http/input/mail-address.ts';
import { isoInstant } from '../../../platform/http/output/iso-instant.ts';
import { withId } from '../../../platform/http/output/with-id.ts';
import { STAFF_ROLES } from '../../../platform/security/rights.domain.ts';
import { rightName } from '../../../platform/security/rights.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';

const staffRole = z.enum(STAFF_ROLES);

export const staffView = z.object({
  staff: z.array(
    z.object({
      _id: z.string().meta({ description: 'Of the person' }),
      name: z.string(),
      email: shownMailAddress,
      staffRole,
      deactivatedAt: isoInstant.nullable(),
      isYou: z.boolean(),
      isNamedOwner: z.boolean(),
      hasSecondFactor: z.boolean(),
    }),
  ),
  invitations: z.array(
    withId({
      email: shownMailAddress,
      staffRole,
      invitedBy: shownMailAddress,
      createdAt: isoInstant,
      expiresAt: isoInstant,
      expired: z.boolean(),
    }),
  ),
  rights: z
    .array(z.object({ right: rightName, words: z.string(), roles: z.array(staffRole) }))
    .meta({ description: 'What each role may do' }),
  secondFactor: z
    .array(z.object({ role: staffRole, required: z.boolean() }))
    .meta({ description: 'Whether a role requires two-step sign-in' }),
});

export const secondFactorParams = z.object({ role: staffRole });

export const secondFactorBody = z.object({ required: z.boolean('Please say whether it is required') });

export const inviteBody = z.object({
  email: accountAddress,
  role: z.enum(STAFF_ROLES, 'Please choose a role'),
});

export const invitationParams = z.object({ id: z.uuid() });
