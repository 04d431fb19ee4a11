import { pauseReasons } from '@ironbloom/brand/coaching';
import { z } from 'zod';
import { calendarDay, STORABLE } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';

const day = calendarDay('Please choose a day');
const words = z
  .string()
  .trim()
  .max(1_000, 'At most 1000 characters')
  .regex(STORABLE, 'Please use plain text')
  .default('');

export const pauseView = withId({
  state: z.enum(['asked', 'agreed', 'refused', 'withdrawn', 'ended']),
  fromOn: z.string().meta({ description: 'The first day off, in India' }),
  untilOn: z.string().meta({ description: 'The last day off' }),
  reason: z.string(),
  words: z.string().meta({ description: 'As the client wrote it' }),
  byTeam: z.boolean(),
  decision: z.string().nullable().meta({ description: 'What the team wrote' }),
  createdAt: isoInstant,
});
export const pausesView = z.object({ items: z.array(pauseView).meta({ description: 'Newest first' }) });

const days = z.object({ fromOn: day, untilOn: day }).refine(({ fromOn, untilOn }) => fromOn <= untilOn, {
  path: ['untilOn'],
  error: 'The last day is before the first one',
});
export const askPauseBody = days.and(z.object({ reason: z.enum(pauseReasons), words }));
export const setPauseBody = days.and(z.object({ words }));
export const decidePauseBody = z
  .object({ agree: z.boolean(), words })
  .refine(({ agree, words: why }) => agree || why !== '', { path: ['words'], error: 'Please say why' });
export const pauseParams = z.object({ id: z.uuid(), pause: z.uuid() });
