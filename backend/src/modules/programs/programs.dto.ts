import { type ClientReason, reasonWords } from '@ironbloom/brand/coaching';
import { z } from 'zod';
import { searchText } from '../../platform/http/input/mail-address.ts';
import { listOf, pageQuery } from '../../platform/http/input/pagination.ts';
import { STORABLE } from '../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';
import { offeringLabel } from '../payments/payment.domain.ts';
import { coachProfile } from './coaching/coaching.dto.ts';
import { markView, noteView, taskView } from './follow-up/follow-up.dto.ts';
import { pauseView } from './term/pauses.dto.ts';
import { addDays, endOf, PROGRAM_STATES, STAGES, today, weekOf } from './program.domain.ts';
import { PROGRAM_EVENTS } from './program.entity.ts';
import type { DeskRow } from './programs.repository.ts';

const state = z.enum(PROGRAM_STATES);
const stage = z.enum(STAGES).meta({ description: 'A view of facts: questions open, plan due, near the end' });
const reason = z.enum(Object.keys(reasonWords) as ClientReason[]);
const day = z.iso.date().meta({ description: 'A day in India' });

const programFields = {
  half: z.enum(['buyer', 'buddy']),
  item: z.string(),
  state,
  stateSince: isoInstant,
  boughtAt: isoInstant,
  startsOn: day.nullable(),
  endsOn: day.nullable().meta({ description: 'The day after the last day of the program' }),
  week: z.number().int().nullable(),
  weeks: z.number().int().nullable(),
};
const coach = withId({ name: z.string() }).nullable();

export const clientView = withId({
  ...programFields,
  stage,
  name: z.string(),
  email: shownMailAddress,
  phone: z.string().nullable(),
  hasAccount: z.boolean(),
  coach: withId({ name: z.string(), picture: coachProfile.shape.picture }).nullable(),
  standInUntil: day.nullable(),
  lastMessage: z
    .object({
      side: z.enum(['client', 'team']),
      text: z.string().meta({ description: 'The first letters' }),
      sentAt: isoInstant,
      files: z.number().int(),
    })
    .nullable(),
  reasons: z.array(z.object({ reason, since: isoInstant, due: isoInstant.nullable() })),
});

export const clientDetailView = z.intersection(
  clientView,
  z.object({
    paymentId: z.uuid().nullable().meta({ description: 'For those who may see payments' }),
    called: markView,
    assessed: markView,
    notes: z.array(noteView).meta({ description: 'Oldest first' }),
    tasks: z.array(taskView).meta({ description: 'Open ones first' }),
    pauses: z.array(pauseView).meta({ description: 'Newest first' }),
    timeline: z.array(
      z.object({
        kind: z.enum(PROGRAM_EVENTS),
        before: z.string().nullable().meta({ description: 'The state, or the name of the coach' }),
        after: z.string().nullable().meta({ description: 'Likewise; of a plan its version' }),
        reason: z.string().nullable(),
        by: z.string().nullable(),
        createdAt: isoInstant,
      }),
    ),
  }),
);

export const personProgramView = withId({ ...programFields, coach });

export const clientsView = listOf(clientView);

const ownCoach = withId({
  name: z.string(),
  leaveUntil: day.nullable().meta({ description: 'The last day of a leave' }),
  profile: coachProfile.nullable(),
});
const ownProgramView = withId({
  ...programFields,
  renewsId: z.uuid().nullable().meta({ description: 'The program that this one goes on from' }),
  coach: ownCoach.nullable(),
  standInUntil: day.nullable().meta({ description: 'The last day of a coach who stands in' }),
  calledAt: isoInstant.nullable(),
  callBy: isoInstant.nullable().meta({ description: 'Until when the first call was promised, while it is' }),
  answeredAt: isoInstant.nullable().meta({ description: 'When all questions were answered' }),
  plan: z.object({ version: z.number().int(), note: z.string(), publishedAt: isoInstant }).nullable(),
  planBy: isoInstant.nullable().meta({ description: 'Until when the first plan was promised, while it is' }),
  guardian: z
    .object({ agreedAt: isoInstant.nullable() })
    .nullable()
    .meta({ description: 'Under 18: when staff recorded the agreement of a parent or guardian' }),
  message: z
    .object({
      side: z.enum(['client', 'team']),
      sender: z.string(),
      text: z.string().meta({ description: 'Its first 400 characters' }),
      files: z.number().int(),
      sentAt: isoInstant,
    })
    .nullable()
    .meta({ description: 'The newest of the thread' }),
  unread: z.number().int(),
  checkIn: z
    .object({ dueOn: day, state: z.enum(['open', 'sent', 'answered', 'missed']), lastDay: day })
    .nullable()
    .meta({ description: 'The newest' }),
  nextCheckInOn: day.nullable(),
  pauses: z.array(pauseView).meta({ description: 'Newest first' }),
  daysOffLeft: z.number().int().meta({ description: 'Days off that can still be asked for' }),
  answerHours: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'In how many hours messages are answered, where that is promised' }),
});
export const ownProgramsView = z.object({ items: z.array(ownProgramView) });

const count = z.number().int();
export const countsView = z.object({
  attention: z.object({ late: count, today: count, later: count }).meta({
    description:
      'Open programs that need somebody: promised and late, due today in India, and everything else',
  }),
  stages: z.partialRecord(stage, z.object({ count, overdue: count })),
  reasons: z.partialRecord(reason, z.object({ count, overdue: count })),
});
export const conversationsQuery = pageQuery.extend({ mine: z.literal('true').optional() });

const promise = z.object({ due: z.number().int(), kept: z.number().int() });
export const promisesView = z.object({
  since: day.meta({ description: 'The first day of this month' }),
  calls: promise,
  plans: promise,
  checkIns: promise,
  endings: z.object({ ended: count, renewed: count, silent: count }).meta({
    description:
      'Programs that ended in 90 days; silent: without a message or check-in in their last three weeks',
  }),
});

const ofCoach = {
  coach: z.uuid().optional().meta({ description: 'Owner and managers: the clients of one coach' }),
};
export const countsQuery = z.object(ofCoach);
export const clientsQuery = pageQuery.extend({
  ...ofCoach,
  stage: stage.optional(),
  reason: reason.optional(),
  search: searchText(120).optional(),
});
export const clientParams = z.object({ id: z.uuid() });
const standInUntil = day
  .refine((until) => until >= today(), 'Please choose a day from today on')
  .refine((until) => until <= addDays(today(), 366), 'Please choose a day within a year')
  .meta({ description: 'The last day of a stand-in; without it the hand-over stays' });
export const assignBody = z.object({
  ids: z.array(z.uuid()).min(1).max(200),
  coach: z.uuid().nullable(),
  until: standInUntil.optional(),
});
export const endBody = z.object({
  reason: z.string().trim().min(1, 'Please say why').max(2_000).regex(STORABLE, 'Please use plain text'),
});

/** What a row says of its program, with its days. */
export function shownProgram(row: DeskRow) {
  const {
    coachId,
    coachName,
    coachPicture = null,
    kindName,
    months,
    pausedDays,
    restedDays,
    startsOn,
    ...rest
  } = row;
  const term = startsOn === null ? undefined : { startsOn, months, pausedDays };
  const isOver = row.state === 'ended' || row.state === 'cancelled';
  const week = term && weekOf(term, restedDays, isOver ? today(new Date(row.stateSince)) : today());
  return {
    ...rest,
    item: offeringLabel({ kindName, duration: months }),
    startsOn,
    endsOn: term ? endOf(term) : null,
    week: week?.week ?? null,
    weeks: week?.weeks ?? null,
    coach: coachId === null ? null : { id: coachId, name: coachName ?? '', picture: coachPicture },
  };
}
