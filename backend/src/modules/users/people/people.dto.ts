import { z } from 'zod';
import { personProgramView } from '../../programs/programs.dto.ts';
import { listOf, pageQuery } from '../../../platform/http/input/pagination.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { STAFF_ROLES } from '../../../platform/security/rights.domain.ts';
import { rightName } from '../../../platform/security/rights.ts';
import { STANDINGS } from './person.entity.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { accountAddress, searchText } from '../../../platform/http/input/mail-address.ts';

/** Views of the list; `buyers` have bought, with or without an account. */
const PEOPLE_FILTERS = ['all', 'members', 'buyers', 'unverified', 'staff', 'deactivated'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

export const peopleQuery = pageQuery.extend({
  search: searchText(120)
    .optional()
    .meta({ description: 'Part of a name or email; one or two letters match beginnings' }),
  filter: z.enum(PEOPLE_FILTERS).default('all'),
});

export const personParams = z.object({ id: z.uuid() });

const person = {
  name: z.string(),
  email: shownMailAddress,
  standing: z.enum(STANDINGS).meta({ description: '`buyer`: has no account' }),
  staffRole: z.enum(STAFF_ROLES).nullable(),
  since: isoInstant.meta({
    description: 'When the account was created; without an account, the first purchase',
  }),
  boughtAt: isoInstant.nullable().meta({ description: 'Of the newest completed purchase' }),
};

export const peopleView = listOf(withId(person));

const account = z.object({
  type: z.enum(['manual', 'google']),
  verified: z.boolean(),
  deactivatedAt: isoInstant.nullable(),
  createdAt: isoInstant,
  isYou: z.boolean(),
  isNamedOwner: z.boolean().meta({ description: 'Set as ADMIN_EMAIL: stays an owner' }),
  hasSecondFactor: z.boolean().meta({ description: 'An authenticator app or a passkey is set up' }),
  sessions: z.array(withId({ device: z.string(), createdAt: isoInstant, lastSeenAt: isoInstant })),
});

const paise = z.number().int().meta({ description: 'Paise' });

/** Of each list the newest 20. */
export const personView = withId({
  ...person,
  account: account.nullable(),
  purchases: z.array(
    withId({
      completedAt: isoInstant,
      kindName: z.string(),
      duration: z.number().int().meta({ description: 'Months' }),
      amount: paise,
      refunded: paise,
      test: z.boolean(),
    }),
  ),
  programs: z.array(personProgramView),
  messages: z.array(withId({ message: z.string(), createdAt: isoInstant, readAt: isoInstant.nullable() })),
  mails: z.array(
    withId({
      template: z.string(),
      status: z.enum(['failed', 'queued', 'sent']),
      error: z.string().nullable(),
      createdAt: isoInstant,
      sentAt: isoInstant.nullable(),
    }),
  ),
  signIns: z.array(
    withId({
      action: z.string(),
      feature: z.string(),
      ip: z.string().nullable(),
      createdAt: isoInstant,
    }),
  ),
  consent: z.object({
    terms: isoInstant.meta({ description: 'Date of the first sign-up or purchase, and so of the consent' }),
    broadcasts: z
      .object({ reason: z.enum(['unsubscribed', 'bounced', 'complained', 'manual']), since: isoInstant })
      .nullable()
      .meta({ description: 'Why they get no broadcasts; null: they do' }),
    ledger: z
      .array(
        z.object({
          what: z.enum(['terms', 'marketing', 'story']),
          words: z
            .string()
            .meta({ description: 'The agreed text: the version of a page, or the sentence itself' }),
          source: z.string(),
          givenAt: isoInstant.nullable(),
          withdrawnAt: isoInstant.nullable(),
          withdrawnBy: shownMailAddress.nullable(),
        }),
      )
      .meta({ description: 'Records of consents and withdrawals, newest first' }),
  }),
});

export const rolesBody = z.object({ role: z.enum([...STAFF_ROLES, 'member']) });

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
