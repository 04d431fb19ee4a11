import { z } from 'zod';
import { listOf, pageQuery } from '../../../platform/http/input/pagination.ts';
import { isoInstant } from '../../../platform/http/output/iso-instant.ts';
import { withId } from '../../../platform/http/output/with-id.ts';
import { STAFF_ROLES } from '../../../platform/security/rights.domain.ts';
import { PEOPLE_FILTERS, STANDINGS } from './standing.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { searchText } from '../../../platform/http/input/mail-address.ts';

export const peopleQuery = pageQuery.extend({
  search: searchText(120)
    .optional()
    .meta({ description: 'Part of a name or an email; of one or two letters, the beginning' }),
  filter: z.enum(PEOPLE_FILTERS).default('all'),
});

export const personParams = z.object({ id: z.uuid() });

const person = {
  name: z.string(),
  email: shownMailAddress,
  standing: z.enum(STANDINGS).meta({ description: '`buyer`: has no account' }),
  staffRole: z.enum(STAFF_ROLES).nullable(),
  since: isoInstant.meta({ description: 'Of the account, or of the first purchase' }),
  boughtAt: isoInstant.nullable().meta({ description: 'Of the newest completed purchase' }),
};

export const peopleView = listOf(withId(person));

const account = z.object({
  type: z.enum(['manual', 'google']),
  verified: z.boolean(),
  deactivatedAt: isoInstant.nullable(),
  createdAt: isoInstant,
  isYou: z.boolean(),
  isNamedOwner: z.boolean().meta({ description: 'Named by ADMIN_EMAIL: stays an owner' }),
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
    terms: isoInstant.meta({ description: 'When they first signed up or bought, and so agreed' }),
    broadcasts: z
      .object({ reason: z.enum(['unsubscribed', 'bounced', 'complained', 'manual']), since: isoInstant })
      .nullable()
      .meta({ description: 'Why they get none; null: nothing is said against it' }),
    ledger: z
      .array(
        z.object({
          what: z.enum(['terms', 'marketing', 'story']),
          words: z.string().meta({ description: 'The version of the page, or what was said' }),
          source: z.string(),
          givenAt: isoInstant.nullable(),
          withdrawnAt: isoInstant.nullable(),
          withdrawnBy: shownMailAddress.nullable(),
        }),
      )
      .meta({ description: 'What was written down when it was given or taken back, newest first' }),
  }),
});

export const rolesBody = z.object({ role: z.enum([...STAFF_ROLES, 'member']) });
