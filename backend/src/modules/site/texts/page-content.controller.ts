import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { legalVersionParams, pageContentView, pageParams } from './page-content.dto.ts';
import { PublishedPages } from './published-pages.ts';

const CACHE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

@ApiTags('page content')
@Controller('api/page-content')
export class PageContentController {
  constructor(private readonly published: PublishedPages) {}

  @Get(':page')
  @ApiOperation({ summary: 'What a page says, as published now' })
  @ResponseSchema(200, pageContentView)
  @Header('cache-control', CACHE)
  current(@Param({ schema: pageParams }) { page }: z.infer<typeof pageParams>) {
    return this.published.current(page);
  }

  @Get(':page/versions/:version')
  @ApiOperation({ summary: 'What a legal text said: every version that was in force stays readable' })
  @ResponseSchema(200, pageContentView)
  @Header('cache-control', CACHE)
  version(@Param({ schema: legalVersionParams }) { page, version }: z.infer<typeof legalVersionParams>) {
    return this.published.version(page, version);
  }
}
