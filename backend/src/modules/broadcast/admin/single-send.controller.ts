import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { BodyLimit } from '../../../platform/http/input/body-limit.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { type SendEmail, sendEmail, sendEmailAnswer } from '../core/broadcasts.dto.ts';
import { SingleSendService } from './single-send.service.ts';

/** A message and five megabytes of pictures. */
const MAX_BYTES = 8 * 1024 * 1024;

/** broadcast-11: the address is the users', the work is a broadcast's. */
@ApiTags('broadcasts')
@ApiBearerAuth()
@RequireAccess('broadcast:send')
@Controller('api/users/admin')
export class SingleSendController {
  constructor(private readonly single: SingleSendService) {}

  @Post('send-email')
  @BodyLimit({ bytes: MAX_BYTES, values: 1_000 })
  @HttpCode(200)
  @ApiOperation({ summary: 'Send one message and wait for its outcome' })
  @ResponseSchema(200, sendEmailAnswer)
  send(@Body({ schema: sendEmail }) body: SendEmail, @CurrentActor() actor: Actor) {
    return this.single.send(body, actor);
  }
}
