import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Revision } from '../../../platform/database/published/revisions.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { historyView, restoreBody } from '../publishing/revisions-dto.api.ts';
import {
  pageParams,
  pageRevisionParams,
  pageRevisionView,
  publishPageBody,
  validContent,
} from './page-content.dto.ts';
import { PagePublishing } from './page-publishing.service.ts';

type PageParams = z.infer<typeof pageParams>;

@ApiTags('page content')
@ApiBearerAuth()
@RequireAccess('settings:manage')
@Controller('api/admin/page-content')
export class AdminPageContentController {
  constructor(private readonly publishing: PagePublishing) {}

  @Get(':page')
  @ApiOperation({ summary: 'What a page says, to be edited' })
  @ResponseSchema(200, pageRevisionView)
  async latest(@Param({ schema: pageParams }) { page }: PageParams) {
    return present(await this.publishing.of(page).latest());
  }

  @Put(':page')
  @ApiOperation({ summary: 'Publish what a page says, all at once' })
  @ResponseSchema(200, pageRevisionView)
  async publish(
    @Param({ schema: pageParams }) { page }: PageParams,
    @Body({ schema: publishPageBody }) { version, content }: z.infer<typeof publishPageBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.of(page).publish(validContent(page, content), version, actor));
  }

  @Get(':page/revisions')
  @ApiOperation({ summary: 'What was published of a page, and what it changed, newest first' })
  @ResponseSchema(200, historyView)
  async revisions(@Param({ schema: pageParams }) { page }: PageParams) {
    return { revisions: await this.publishing.of(page).history() };
  }

  @Post(':page/revisions/:revision/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish an earlier revision of a page once more' })
  @ResponseSchema(200, pageRevisionView)
  async restore(
    @Param({ schema: pageRevisionParams }) { page, revision }: z.infer<typeof pageRevisionParams>,
    @Body({ schema: restoreBody }) { version }: z.infer<typeof restoreBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.of(page).restore(revision, version, actor));
  }
}

const present = ({ value, ...revision }: Revision<object>) => ({ content: { ...value }, ...revision });
