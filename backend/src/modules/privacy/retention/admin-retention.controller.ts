import type { Retention } from '@ironbloom/brand/retention';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Revision } from '../../../platform/database/publications/publication-history.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { publicationsController } from '../../site/publications/publications.controller.ts';
import { DueRemovals } from './removals.ts';
import { RetentionPublications } from './retention.service.ts';
import { dueView, publishRetentionBody, retentionRevisionView } from './retention.dto.ts';

@ApiTags('retention')
@RequireAccess('settings:manage')
@Controller('api/admin/retention')
export class AdminRetentionController extends publicationsController({
  body: publishRetentionBody,
  view: retentionRevisionView,
  present: ({ value, ...revision }: Revision<Retention>) => ({ retention: value, ...revision }),
  summaries: {
    latest: 'Get the retention periods for editing',
    publish: 'Publish the retention periods as a whole',
  },
}) {
  constructor(
    private readonly retention: RetentionPublications,
    private readonly due: DueRemovals,
  ) {
    super();
  }

  publications() {
    return this.retention;
  }

  valueToPublish(retention: Retention) {
    return retention;
  }

  @Get('due')
  @ApiOperation({ summary: 'Preview the next nightly removal, with the result of the last one' })
  @ResponseSchema(200, dueView)
  async dryRun() {
    const { kinds, lastRun } = await this.due.look();
    return { kinds, lastRun: lastRun ? { ...lastRun, removed: lastRun.counts } : null };
  }
}
