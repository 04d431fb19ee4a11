import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { sharedCacheFor } from '../../../platform/http/output/shared-cache.ts';
import { markAlone } from './brand-mark.api.ts';
import { lookPartParams, lookView } from './look.dto.ts';

const CACHE = sharedCacheFor(1_000);

@ApiTags('look')
@Controller('api/look')
export class LookController {
  @Get()
  @ApiOperation({ summary: 'How the site looks, as published now' })
  @ResponseSchema(200, lookView)
  @Header('cache-control', CACHE)
  look() {
    return publishedLook().look;
  }

  /** For nginx's own pages, which are rendered without us: CSS and HTML already. An empty mark: they have the shipped one. */
  @Get(':part')
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', CACHE)
  part(@Param({ schema: lookPartParams }) { part }: z.infer<typeof lookPartParams>) {
    return part === 'colors' ? publishedLook().sheet : markAlone();
  }
}
