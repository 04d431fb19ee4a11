import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { OwnerMails } from './owner-mails.service.ts';

const choice = z.object({
  digest: z.boolean().meta({ description: 'One daily mail about sales and refunds' }),
});
const view = choice.extend({
  to: shownMailAddress.meta({ description: 'Recipient' }),
  hour: z.number().int().meta({ description: 'Hour of the daily mail in Asia/Kolkata' }),
});

@ApiTags('payments')
@RequireAccess('settings:manage')
@Controller('api/admin/owner-mails')
export class OwnerMailsController {
  constructor(private readonly mails: OwnerMails) {}

  @Get()
  @ApiOperation({ summary: 'Get the setting of the owner’s mails about sales and refunds' })
  @ResponseSchema(200, view)
  settings() {
    return this.mails.settings();
  }

  @Put()
  @ApiOperation({ summary: 'Choose single mails or a daily digest' })
  @ResponseSchema(200, view)
  choose(@Body({ schema: choice }) { digest }: z.infer<typeof choice>, @CurrentActor() actor: Actor) {
    return this.mails.choose(digest, actor);
  }
}
