import { z } from 'zod';
import { listOf, pageQuery } from '../../../platform/http/input/pagination.ts';
import { calendarDay } from '../../../platform/http/input/text-fields.ts';
import { isoInstant } from '../../../platform/http/output/iso-instant.ts';
import { withId } from '../../../platform/http/output/with-id.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';

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
    .meta({ description: 'What a write did to its fields; null before it made, or after it deleted, them' }),
  createdAt: isoInstant,
});

export const summaryView = z.object({
  totalUsers: z.number().int(),
  admins: z.number().int(),
  users: z.number().int().meta({ description: 'Those who are not admins' }),
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
