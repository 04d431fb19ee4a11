import { business, type Business } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Revision } from '../../../platform/database/publications/publication-history.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { sharedCacheFor } from '../../../platform/http/output/shared-cache.ts';
import { escapeMarkup } from '@ironbloom/brand/markup';
import { publicationsController } from '../publications/publications.controller.ts';
import {
  businessPartParams,
  businessRevisionView,
  businessView,
  publishBusinessBody,
} from './business.dto.ts';
import { BusinessPublications } from './business-publications.ts';

const CACHE = sharedCacheFor(1_000);

const MANIFEST = 'application/manifest+json';

@ApiTags('business')
@Controller()
export class BusinessController {
  @Get('api/business')
  @ApiOperation({ summary: 'Get the published business settings' })
  @ResponseSchema(200, businessView)
  @Header('cache-control', CACHE)
  business() {
    return business();
  }

  /** For nginx's own pages: HTML. */
  @Get('api/business/:part')
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', CACHE)
  part(@Param({ schema: businessPartParams }) { part }: z.infer<typeof businessPartParams>) {
    const { name, supportEmail } = business();
    return escapeMarkup(part === 'name' ? name : supportEmail);
  }

  @Get('site.webmanifest')
  @ApiExcludeEndpoint()
  @Header('content-type', MANIFEST)
  @Header('cache-control', CACHE)
  siteManifest() {
    return manifestOf('/', 'minimal-ui');
  }

  /** The client's area as an app of its own. */
  @Get('my.webmanifest')
  @ApiExcludeEndpoint()
  @Header('content-type', MANIFEST)
  @Header('cache-control', CACHE)
  myManifest() {
    return manifestOf('/my', 'standalone');
  }
}

/** Web app manifest. */
function manifestOf(start: string, display: 'minimal-ui' | 'standalone') {
  const { name, tagline } = business();
  const { ink } = publishedLook().palette;
  return {
    id: start,
    name,
    short_name: name,
    description: tagline,
    lang: 'en-IN',
    start_url: start,
    scope: start,
    display,
    background_color: ink,
    theme_color: ink,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

@ApiTags('business')
@Controller('api/admin/business')
export class AdminBusinessController extends publicationsController({
  body: publishBusinessBody,
  view: businessRevisionView,
  present: ({ value, ...revision }: Revision<Business>) => ({ business: value, ...revision }),
  summaries: {
    latest: 'Get the business settings for editing',
    publish: 'Publish the business settings as a whole',
  },
}) {
  constructor(private readonly settings: BusinessPublications) {
    super();
  }

  publications() {
    return this.settings;
  }

  valueToPublish(sent: Business) {
    return sent;
  }
}
