import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../platform/security/current-user.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { RateLimit } from '../../platform/security/rate-limits.ts';
import { factView, lookBody, lookedView, setupItemParams, setupView, skipBody } from './setup.dto.ts';
import { SetupService } from './setup.service.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';

/** Each calls others: name servers, Razorpay, the site's own address. */
const LOOK_LIMIT = { name: 'setup-looks', points: 300, seconds: 600 };
const TEST_LIMIT = { name: 'setup-tests', points: 20, seconds: 600 };

@ApiTags('setup')
@RequireAccess('settings:manage')
@Controller('api/admin/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @ApiOperation({ summary: 'Get the setup checklist with stored states' })
  @ResponseSchema(200, setupView)
  async states() {
    return { items: await this.setup.states() };
  }

  @Post('skipped')
  @ApiOperation({ summary: 'Skip items' })
  @ResponseSchema(200, setupView)
  async skip(@Body({ schema: skipBody }) { items }: z.infer<typeof skipBody>, @CurrentActor() actor: Actor) {
    await this.setup.skip(items, actor);
    return this.states();
  }

  @Delete(':item/skipped')
  @ApiOperation({ summary: 'Resume a skipped item' })
  @ResponseSchema(200, setupView)
  async takeUp(@Param({ schema: setupItemParams }) { item }: z.infer<typeof setupItemParams>) {
    await this.setup.unskip(item);
    return this.states();
  }

  @Post('webhook-test')
  @RateLimit(TEST_LIMIT)
  @ApiOperation({ summary: 'Send a signed test event to the webhook address and report whether it arrived' })
  @ResponseSchema(200, factView)
  testWebhook() {
    return this.setup.testWebhook();
  }

  @Post('test-mail')
  @RateLimit(TEST_LIMIT)
  @ApiOperation({ summary: 'Send a test mail to the caller' })
  @ResponseSchema(202, z.object({ to: shownMailAddress }))
  async testMail(@CurrentActor() actor: Actor) {
    await this.setup.sendTestMail(actor);
    return { to: actor.email };
  }

  @Post(':item/look')
  @RateLimit(LOOK_LIMIT)
  @ApiOperation({ summary: 'Check an item now' })
  @ResponseSchema(200, lookedView)
  look(
    @Param({ schema: setupItemParams }) { item }: z.infer<typeof setupItemParams>,
    @Body({ schema: lookBody }) { dkimSelector }: z.infer<typeof lookBody>,
  ) {
    return this.setup.look(item, dkimSelector);
  }
}
