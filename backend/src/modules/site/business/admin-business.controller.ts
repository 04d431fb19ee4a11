import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { historyView, restoreBody, revisionParams } from '../publishing/revisions-dto.api.ts';
import { BusinessPublishing } from './business-publishing.service.ts';
import { businessRevisionView, publishBusinessBody } from './business.dto.ts';

@ApiTags('business')
@ApiBearerAuth()
@RequireAccess('settings:manage')
@Controller('api/admin/business')
export class AdminBusinessController {
  constructor(private readonly publishing: BusinessPublishing) {}

  @Get()
  @ApiOperation({ summary: 'The settings of the business, to be edited' })
  @ResponseSchema(200, businessRevisionView)
  async latest() {
    return present(await this.publishing.latest());
  }

  @Put()
  @ApiOperation({ summary: 'Publish the settings of the business, all at once' })
  @ResponseSchema(200, businessRevisionView)
  async publish(
    @Body({ schema: publishBusinessBody }) { version, ...business }: z.infer<typeof publishBusinessBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.publish(business, version, actor));
  }

  @Get('revisions')
  @ApiOperation({ summary: 'What was published, and what it changed, newest first' })
  @ResponseSchema(200, historyView)
  async revisions() {
    return { revisions: await this.publishing.history() };
  }

  @Post('revisions/:revision/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish an earlier revision once more' })
  @ResponseSchema(200, businessRevisionView)
  async restore(
    @Param({ schema: revisionParams }) { revision }: z.infer<typeof revisionParams>,
    @Body({ schema: restoreBody }) { version }: z.infer<typeof restoreBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.restore(revision, version, actor));
  }
}

type Revision = Awaited<ReturnType<BusinessPublishing['latest']>>;

const present = ({ value, ...revision }: Revision) => ({ business: value, ...revision });
