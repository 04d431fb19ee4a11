import { z } from 'zod';
import { listOf, pageQuery } from '../../../platform/http/input/pagination.ts';
import { calendarDay } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { STAFF_ROLES } from '../../../platform/security/rights.domain.ts';
import { rightName, rightsOf } from '../../../platform/security/rights.ts';

/** An account for its owner (data-6). */
export const accountView = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: shownMailAddress,
  role: z.enum(['admin', 'member']).meta({ description: '`admin`: may enter the admin area' }),
  type: z.enum(['manual', 'google']),
  staffRole: z
    .enum(STAFF_ROLES)
    .nullable()
    .meta({ description: '`owner` also for the verified ADMIN_EMAIL; null: not staff' }),
  rights: z.array(rightName),
  hasSecondFactor: z
    .literal(true)
    .optional()
    .meta({ description: 'An authenticator app or a passkey is set up' }),
  secondFactorDue: z.literal(true).optional().meta({
    description: 'The role requires two-step sign-in that is not set up: no rights until it is',
  }),
  passwordDue: z.literal(true).optional().meta({
    description: 'Staff with a weak password and no second factor: no rights until one is changed',
  }),
});

type Due = 'secondFactorDue' | 'passwordDue';
type Shown = Omit<Principal, 'token' | Due> & Partial<Pick<Principal, Due>>;

/** account-25: `role` says who may enter the admin area, `rights` what may be done there. */
export function presentAccount({ id, role, ...account }: Shown) {
  const rights = rightsOf(role);
  return {
    ...account,
    _id: id,
    role: rights.length > 0 ? ('admin' as const) : ('member' as const),
    staffRole: role === 'member' ? null : role,
    rights,
    hasSecondFactor: account.hasSecondFactor || undefined,
    secondFactorDue: account.secondFactorDue || undefined,
    passwordDue: account.passwordDue || undefined,
  };
}

const activity = withId({
  email: shownMailAddress,
  action: z.string(),
  feature: z.string(),
  route: z.string(),
  ip: z.string().nullable(),
  changes: z
    .object({
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    })
    .nullable()
    .meta({ description: 'Changed fields; null before a creation and after a deletion' }),
  createdAt: isoInstant,
});

export const summaryView = z.object({
  totalUsers: z.number().int(),
  admins: z.number().int(),
  users: z.number().int().meta({ description: 'Accounts that are not admins' }),
  recentLogins: z.array(activity).meta({ description: 'The newest five sign-ins' }),
});

const day = calendarDay('Please use a date such as 2026-11-21').or(z.literal('')).optional();

/** Days in Asia/Kolkata, both included. */
export const activitiesQuery = pageQuery.extend({ from: day, to: day });

export const activitiesView = listOf(activity);

/** admin-3: the dashboard's chart shows 7 days. */
export const loginActivityQuery = z.object({ days: z.coerce.number().int().min(1).max(90).default(7) });

export const loginActivityView = z.object({
  days: z.array(
    z.object({
      date: z.string().meta({ description: 'A day in Asia/Kolkata', format: 'date' }),
      count: z.number().int(),
    }),
  ),
});
