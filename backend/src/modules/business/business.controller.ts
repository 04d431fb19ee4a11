import { business } from '@ironbloom/brand';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { businessView } from './business.dto.ts';

const CACHE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

@ApiTags('business')
@Controller()
export class BusinessController {
  @Get('api/business')
  @ApiOperation({ summary: 'Who runs the site, as published now' })
  @ResponseSchema(200, businessView)
  @Header('cache-control', CACHE)
  business() {
    return business();
  }

  /** What an installed site calls itself. */
  @Get('site.webmanifest')
  @ApiExcludeEndpoint()
  @Header('content-type', 'application/manifest+json')
  @Header('cache-control', CACHE)
  manifest() {
    const { name, tagline } = business();
    return {
      name,
      short_name: name,
      description: tagline,
      lang: 'en-IN',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#0B0D0C',
      theme_color: '#0B0D0C',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    };
  }
}
