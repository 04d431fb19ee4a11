import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { OwnerMails } from './owner-mails.service.ts';

const choice = z.object({
  digest: z.boolean().meta({ description: 'One mail a day about sales and refunds, instead of one each' }),
});
const view = choice.extend({
  to: shownMailAddress.meta({ description: 'Where they go' }),
  hour: z.number().int().meta({ description: 'In Asia/Kolkata: when the mail of a day is made' }),
});

@ApiTags('payments')
@RequireAccess('settings:manage')
@Controller('api/admin/owner-mails')
export class OwnerMailsController {
  constructor(private readonly mails: OwnerMails) {}

  @Get()
  @ApiOperation({ summary: 'How the owner is told of sales and refunds' })
  @ResponseSchema(200, view)
  settings() {
    return this.mails.settings();
  }

  @Put()
  @ApiOperation({ summary: 'Choose single mails or one a day' })
  @ResponseSchema(200, view)
  choose(@Body({ schema: choice }) { digest }: z.infer<typeof choice>, @CurrentActor() actor: Actor) {
    return this.mails.choose(digest, actor);
  }
}
