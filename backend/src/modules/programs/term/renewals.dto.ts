import { z } from 'zod';
import { billingFields } from '../../payments/checkout/payments.dto.ts';

export const renewalView = z.object({
  startsOn: z.string().meta({ description: 'The day after the last one of the program, in India' }),
  percentOff: z.number().int(),
  duration: z.number().int().meta({ description: 'Months of the program' }),
  plans: z
    .array(
      z.object({
        trainingType: z.string(),
        kindName: z.string(),
        people: z.union([z.literal(1), z.literal(2)]),
        duration: z.number().int().meta({ description: 'Months' }),
        amount: z.number().int().meta({ description: 'Paise' }),
        originalAmount: z.number().int().meta({ description: 'Paise, before a reduction' }),
        endsOn: z.string().meta({ description: 'The first day after it, without pauses' }),
      }),
    )
    .meta({ description: 'None: the program cannot be renewed now' }),
  partner: z.string().nullable().meta({ description: 'The other one of a pair' }),
  asksState: z
    .boolean()
    .meta({ description: 'The tax invoice needs the state of who pays, which is not known yet' }),
  checkout: z.object({ scriptUrl: z.string(), sandbox: z.boolean() }),
});
export const renewBody = z.object({
  intentKey: z.uuid(),
  trainingType: z.string().max(40),
  duration: z.number(),
  amount: z.number().int().meta({ description: 'Paise, as shown; never charged' }),
  billing: billingFields.optional().meta({ description: 'Where the view asks for the state' }),
});

export const summaryView = z.object({
  weeks: z.number().int(),
  checkIns: z.number().int().meta({ description: 'That were sent' }),
  changes: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        quantity: z.enum(['weight', 'length']),
        first: z.number(),
        last: z.number(),
      }),
    )
    .meta({ description: 'In kg and cm, where there are two values' }),
  storyTold: z.boolean(),
  consent: z.string().meta({ description: 'What she agrees to when she tells her story' }),
});
