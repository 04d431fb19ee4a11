import { z } from 'zod';
import { calendarDay, comparedLine, nameLine, STORABLE } from '../../../platform/http/input/text-fields.ts';
import { withId } from '../../../platform/http/output/response-schema.ts';
import { publicationView, seenVersion } from '../../site/publications/publications.dto.ts';

const hours = z
  .int({ error: 'Please enter whole hours' })
  .min(1, 'At least 1 hour')
  .max(336, 'At most 336 hours');

const snippet = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  shortcut: comparedLine(30).regex(/^\/[a-z0-9-]+$/, 'A slash, then small letters, digits and hyphens'),
  title: nameLine(80),
  text: z
    .string()
    .trim()
    .min(1, 'This is required')
    .max(2_000, 'At most 2000 characters')
    .regex(STORABLE, 'Please use plain text'),
});

const settings = z.object({
  assignment: z.enum(['by-hand', 'fewest', 'language']),
  callHours: hours,
  planHours: hours,
  refundDays: z.int({ error: 'Please enter whole days' }).min(1, 'At least 1 day').max(30, 'At most 30 days'),
  answerHours: hours,
  showAnswerHours: z.boolean(),
  maxPauseDays: z.int({ error: 'Please enter whole days' }).min(0, 'At least 0').max(365, 'At most 365 days'),
  renewalPercentOff: z
    .int({ error: 'Please enter whole per cent' })
    .min(0, 'At least 0')
    .max(50, 'At most 50 per cent'),
  snippets: z
    .array(snippet)
    .max(100, 'At most 100')
    .refine(
      (all) => new Set(all.map(({ shortcut }) => shortcut)).size === all.length,
      'Two snippets have the same shortcut',
    ),
});

export const snippetsView = z.object({ items: z.array(snippet) });
export const publishCoachingBody = settings.extend({ version: seenVersion });
export const coachingRevisionView = z.object({ coaching: settings, ...publicationView });

export const coachProfile = z.object({
  field: z.string(),
  languages: z.string(),
  credentials: z.string(),
  picture: z.looseObject({}).nullable().meta({ description: 'As on “Who we are”' }),
});
const shownCoach = {
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'manager', 'coach']),
  openPrograms: z.number().int(),
  profileId: z.string().nullable(),
  profile: coachProfile.nullable(),
  leaveUntil: z.string().nullable(),
  mails: z.enum(['once', 'daily']),
};
export const coachesView = z.object({ items: z.array(withId(shownCoach)) });
export const coachParams = z.object({ userId: z.uuid() });
export const profileBody = z.object({ profileId: z.string().max(80).nullable() });

export const ownCoachingView = z.object({
  mails: z.enum(['once', 'daily']),
  leaveUntil: z.string().nullable(),
});
export const ownCoachingBody = z.object({
  mails: z.enum(['once', 'daily']).optional(),
  leaveUntil: calendarDay('Please choose a day').nullable().optional(),
});
