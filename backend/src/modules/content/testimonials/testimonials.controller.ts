import { Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { adminContentController } from '../editing/admin-content.controller.ts';
import { contentListQuery, deletedAnswer, idParams, READERS_CACHE } from '../editing/content-list.dto.ts';
import { draftStatus } from '../editing/publication.domain.ts';
import { TestimonialEditing } from './testimonial-editing.ts';
import {
  adminTestimonialListView,
  adminTestimonialView,
  TESTIMONIAL_FILES,
  testimonialCreateForm,
  testimonialListView,
  testimonialUpdateForm,
  testimonialView,
} from './testimonials.dto.ts';
import { TestimonialsService } from './testimonials.service.ts';

@ApiTags('content')
@Controller('api/testimonials')
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  @ApiOperation({ summary: 'List transformation stories' })
  @ResponseSchema(200, testimonialListView)
  @Header('cache-control', READERS_CACHE)
  list(@Query({ schema: contentListQuery }) { page, limit }: z.infer<typeof contentListQuery>) {
    return this.testimonials.list(page, limit);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a transformation story' })
  @ResponseSchema(200, testimonialView)
  @Header('cache-control', READERS_CACHE)
  byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
    return this.testimonials.byId(id);
  }
}

@ApiTags('content')
@RequireAccess('content:edit')
@Controller('api')
export class AdminTestimonialsController extends adminContentController({
  editing: TestimonialEditing,
  path: 'testimonials',
  files: TESTIMONIAL_FILES,
  createForm: testimonialCreateForm,
  updateForm: testimonialUpdateForm,
  view: adminTestimonialView,
  listView: adminTestimonialListView,
  present: (story) => ({ ...story, status: draftStatus(story) }),
  presentItem: (story) => ({ ...story, status: draftStatus(story) }),
  summaries: {
    list: 'List transformation stories with drafts, newest first',
    one: 'Get a story for editing, with its version',
    create: 'Tell a story',
    update: 'Change a story; fields and images not sent stay',
    remove: 'Delete a story and its pictures',
  },
  removed: 'The story is deleted.',
}) {
  constructor(private readonly stories: TestimonialEditing) {
    super(stories);
  }

  @Post('testimonials/:id/withdraw')
  @ApiOperation({ summary: 'Delete a story with its logged values after a withdrawn consent' })
  @ResponseSchema(200, deletedAnswer)
  async withdraw(
    @Param({ schema: idParams }) { id }: z.infer<typeof idParams>,
    @CurrentActor() actor: Actor,
  ) {
    await this.stories.withdraw(id, actor);
    return {
      success: true as const,
      message: 'The story, its pictures and their text in the activity log are deleted.',
    };
  }
}
