import { z } from 'zod';
import type { Principal } from '../../../platform/security/principal.ts';
import { STAFF_ROLES } from '../../../platform/security/rights.domain.ts';
import { rightName, rightsOf } from '../../../platform/security/rights.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';

/** An account as its owner sees it (data-6). */
export const accountView = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: shownMailAddress,
  role: z.enum(['admin', 'member']).meta({ description: '`admin`: may enter the admin area' }),
  type: z.enum(['manual', 'google']),
  staffRole: z
    .enum(STAFF_ROLES)
    .nullable()
    .meta({ description: '`owner` also for the verified ADMIN_EMAIL; null: does not work here' }),
  rights: z.array(rightName),
  hasSecondFactor: z
    .literal(true)
    .optional()
    .meta({ description: 'An authenticator app or a passkey is set up' }),
  secondFactorDue: z.literal(true).optional().meta({
    description: 'The role requires two-step sign-in, and it is not set up: no right counts until it is',
  }),
  passwordDue: z.literal(true).optional().meta({
    description:
      'Works here with a password that is too short or too common, and no second factor: no right counts until one is better',
  }),
});

type Due = 'secondFactorDue' | 'passwordDue';
type Shown = Omit<Principal, 'token' | Due> & Partial<Pick<Principal, Due>>;

/** account-25: `role` is who may enter the admin area; what may be done there stands in `rights`. */
export function presentAccount({
  id,
  name,
  email,
  role,
  type,
  hasSecondFactor,
  secondFactorDue,
  passwordDue,
}: Shown): z.infer<typeof accountView> {
  const rights = rightsOf(role);
  const staffRole = role === 'member' ? null : role;
  return {
    _id: id,
    name,
    email,
    role: rights.length > 0 ? 'admin' : 'member',
    type,
    staffRole,
    rights,
    ...(hasSecondFactor && { hasSecondFactor }),
    ...(secondFactorDue && { secondFactorDue }),
    ...(passwordDue && { passwordDue }),
  };
}
