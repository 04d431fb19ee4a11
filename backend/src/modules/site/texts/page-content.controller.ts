import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Revision } from '../../../platform/database/publications/publication-history.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { sharedCacheFor } from '../../../platform/http/output/shared-cache.ts';
import { publicationsController } from '../publications/publications.controller.ts';
import {
  legalVersionParams,
  pageContentView,
  pageParams,
  pageRevisionView,
  publishPageBody,
  validContent,
} from './page-content.dto.ts';
import { PagePublications } from './page-publications.ts';
import type { AnyContent } from './pages/index.ts';
import { PublishedPages } from './published-pages.ts';

type PageParams = z.infer<typeof pageParams>;

const CACHE = sharedCacheFor(1_000);

@ApiTags('page content')
@Controller('api/page-content')
export class PageContentController {
  constructor(private readonly published: PublishedPages) {}

  @Get(':page')
  @ApiOperation({ summary: 'Get the published content of a page' })
  @ResponseSchema(200, pageContentView)
  @Header('cache-control', CACHE)
  current(@Param({ schema: pageParams }) { page }: PageParams) {
    return this.published.current(page);
  }

  @Get(':page/versions/:version')
  @ApiOperation({ summary: 'Get a version of a legal text; every version in force stays public' })
  @ResponseSchema(200, pageContentView)
  @Header('cache-control', CACHE)
  version(@Param({ schema: legalVersionParams }) { page, version }: z.infer<typeof legalVersionParams>) {
    return this.published.version(page, version);
  }
}

@ApiTags('page content')
@Controller('api/admin/page-content')
export class AdminPageContentController extends publicationsController({
  path: ':page',
  params: pageParams,
  body: publishPageBody,
  view: pageRevisionView,
  present: ({ value, ...revision }: Revision<AnyContent>) => ({ content: { ...value }, ...revision }),
  summaries: {
    latest: 'Get the content of a page for editing',
    publish: 'Publish the content of a page as a whole',
    revisions: 'List the revisions of a page with their changes, newest first',
    restore: 'Restore an earlier revision of a page',
  },
}) {
  constructor(private readonly pages: PagePublications) {
    super();
  }

  publications({ page }: PageParams) {
    return this.pages.forPage(page);
  }

  valueToPublish({ content }: Omit<z.infer<typeof publishPageBody>, 'version'>, { page }: PageParams) {
    return validContent(page, content);
  }
}
