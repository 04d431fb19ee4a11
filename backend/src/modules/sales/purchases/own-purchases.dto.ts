import { z } from 'zod';
import { isoInstant } from '../../../platform/http/output/response-schema.ts';
import { typedAddress } from '../../../platform/http/input/mail-address.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { requestView } from '../refund-requests/refund-requests.dto.ts';

const program = {
  _id: z.uuid(),
  item: z.string().meta({ description: 'What was bought, in words' }),
  duration: z.number().int().meta({ description: 'Months' }),
  boughtAt: isoInstant,
  contactedAt: isoInstant.nullable().meta({ description: 'When staff marked the first call as made' }),
  assessedAt: isoInstant.nullable().meta({ description: 'When staff marked the assessment as done' }),
  renewal: z.boolean().meta({ description: 'Of a program that goes on: nothing is promised anew' }),
  refunded: z.boolean().meta({ description: 'Everything is refunded' }),
  test: z.boolean().meta({ description: 'No real money was moved' }),
};

const paise = (description: string) =>
  z
    .number()
    .int()
    .meta({ description: `Paise${description}` });

export const ownPurchasesView = z.object({
  items: z.array(
    z.discriminatedUnion('half', [
      z.object({
        half: z.literal('buyer'),
        ...program,
        amount: paise(' that were paid'),
        discount: paise(' that a code or a sale took off'),
        offer: z.string().nullable().meta({ description: 'The code, or the name of the sale' }),
        receiptNumber: z.string().nullable(),
        invoiceNumber: z.string().nullable().meta({ description: 'Of the tax invoice, if there is one' }),
        creditNotes: z.array(
          z.object({ refundId: z.uuid(), number: z.string(), amount: paise(' that went back') }),
        ),
        amountRefunded: paise(' that went back'),
        amountRefunding: paise(' that are on their way back'),
        refundRequest: requestView.nullable().meta({ description: 'The newest one' }),
        buddy: z
          .object({
            email: shownMailAddress,
            unreachable: z.boolean().meta({ description: 'Mails to the address come back' }),
            corrected: z.boolean().meta({ description: 'The address was corrected, which is possible once' }),
          })
          .nullable(),
      }),
      z.object({ half: z.literal('buddy'), ...program }),
    ]),
  ),
});

export const buddyAddressBody = z.object({ email: typedAddress() });

export const purchaseParams = z.object({ paymentId: z.uuid() });
export const creditNoteParams = z.object({ paymentId: z.uuid(), refundId: z.uuid() });
