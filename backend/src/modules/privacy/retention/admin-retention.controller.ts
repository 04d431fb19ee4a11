import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { historyView, restoreBody, revisionParams } from '../../site/publishing/revisions-dto.api.ts';
import { DueRemovals } from './removals.ts';
import { RetentionPublishing } from './retention-publishing.service.ts';
import { dueView, publishRetentionBody, retentionRevisionView } from './retention.dto.ts';

@ApiTags('retention')
@ApiBearerAuth()
@RequireAccess('settings:manage')
@Controller('api/admin/retention')
export class AdminRetentionController {
  constructor(
    private readonly publishing: RetentionPublishing,
    private readonly due: DueRemovals,
  ) {}

  @Get()
  @ApiOperation({ summary: 'How long data is kept, to be edited' })
  @ResponseSchema(200, retentionRevisionView)
  async latest() {
    return present(await this.publishing.latest());
  }

  @Put()
  @ApiOperation({ summary: 'Publish how long data is kept, all at once' })
  @ResponseSchema(200, retentionRevisionView)
  async publish(
    @Body({ schema: publishRetentionBody }) { version, ...retention }: z.infer<typeof publishRetentionBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.publish(retention, version, actor));
  }

  @Get('due')
  @ApiOperation({ summary: 'What the next night would remove, and what the last one has' })
  @ResponseSchema(200, dueView)
  async dryRun() {
    const { kinds, lastRun } = await this.due.look();
    return { kinds, lastRun: lastRun ? { ...lastRun, removed: lastRun.counts } : null };
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
  @ResponseSchema(200, retentionRevisionView)
  async restore(
    @Param({ schema: revisionParams }) { revision }: z.infer<typeof revisionParams>,
    @Body({ schema: restoreBody }) { version }: z.infer<typeof restoreBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.restore(revision, version, actor));
  }
}

type Revision = Awaited<ReturnType<RetentionPublishing['latest']>>;

const present = ({ value, ...revision }: Revision) => ({ retention: value, ...revision });
