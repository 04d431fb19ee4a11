import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import { testimonialsQuery, testimonialsView } from './testimonials.dto.ts';
import { TestimonialsService } from './testimonials.service.ts';

@ApiTags('content')
@Controller('api/testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  @ApiOperation({ summary: 'Transformation stories' })
  @Answers(200, testimonialsView)
  @Header('cache-control', 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400')
  list(@Query({ schema: testimonialsQuery }) { page, limit }: z.infer<typeof testimonialsQuery>) {
    return this.testimonials.list(page, limit);
  }
}
