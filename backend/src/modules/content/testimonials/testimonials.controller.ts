import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { contentListQuery, idParams, READERS_CACHE } from '../editing/content-list.dto.ts';
import { testimonialListView, testimonialView } from './testimonials.dto.ts';
import { TestimonialsService } from './testimonials.service.ts';

@ApiTags('content')
@Controller('api/testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  @ApiOperation({ summary: 'Transformation stories' })
  @ResponseSchema(200, testimonialListView)
  @Header('cache-control', READERS_CACHE)
  list(@Query({ schema: contentListQuery }) { page, limit }: z.infer<typeof contentListQuery>) {
    return this.testimonials.list(page, limit);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One transformation story' })
  @ResponseSchema(200, testimonialView)
  @Header('cache-control', READERS_CACHE)
  byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
    return this.testimonials.byId(id);
  }
}
