import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { historyView, restoreBody, revisionParams } from '../../site/publications/publications.dto.ts';
import { OfferingPublishing } from './offering-publishing.service.ts';
import { offeringBookView, publishBody } from './offerings.dto.ts';

@ApiTags('payments')
@RequireAccess('plans:manage')
@Controller('api/payments/admin/plans')
export class AdminPlansController {
  constructor(private readonly publishing: OfferingPublishing) {}

  @Get()
  @ApiOperation({ summary: 'Get kinds and plans, hidden ones included' })
  @ResponseSchema(200, offeringBookView)
  async book() {
    return present(await this.publishing.latest());
  }

  @Put()
  @ApiOperation({ summary: 'Publish kinds and plans as a whole' })
  @ResponseSchema(200, offeringBookView)
  async publish(
    @Body({ schema: publishBody }) { version, ...book }: z.infer<typeof publishBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.publish(book, version, actor));
  }

  @Get('revisions')
  @ApiOperation({ summary: 'List the revisions with their changes, newest first' })
  @ResponseSchema(200, historyView)
  async revisions() {
    return { revisions: await this.publishing.history() };
  }

  @Post('revisions/:revision/restore')
  @ApiOperation({ summary: 'Restore an earlier revision' })
  @ResponseSchema(200, offeringBookView)
  async restore(
    @Param({ schema: revisionParams }) { revision }: z.infer<typeof revisionParams>,
    @Body({ schema: restoreBody }) { version }: z.infer<typeof restoreBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.restore(revision, version, actor));
  }
}

type Revision = Awaited<ReturnType<OfferingPublishing['latest']>>;

const present = ({ value, ...revision }: Revision) => ({ ...value, ...revision });
