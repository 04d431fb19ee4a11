import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { Form, TakesForm, type UploadForm } from '../../../platform/http/input/multipart-form.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { AdminTestimonialsService } from './admin-testimonials.service.ts';
import { type AdminListQuery, adminListQuery, deletedAnswer, idParams } from '../editing/content-list.dto.ts';
import { draftStatus } from '../editing/publication.domain.ts';
import { TestimonialEditingService } from './testimonial-editing.service.ts';
import {
  adminTestimonialListView,
  adminTestimonialView,
  TESTIMONIAL_FILES,
  testimonialCreateForm,
  testimonialUpdateForm,
} from './testimonial-forms.dto.ts';

const CREATE = { schema: testimonialCreateForm, files: TESTIMONIAL_FILES } as const;
const UPDATE = { schema: testimonialUpdateForm, files: TESTIMONIAL_FILES } as const;
type File = (typeof TESTIMONIAL_FILES)[number];

@ApiTags('content')
@ApiBearerAuth()
@RequireAccess('content:edit')
@Controller('api')
export class AdminTestimonialsController {
  constructor(
    private readonly testimonials: AdminTestimonialsService,
    private readonly editing: TestimonialEditingService,
  ) {}

  @Get('admin/testimonials')
  @ApiOperation({ summary: 'Transformation stories, newest first, drafts included' })
  @ResponseSchema(200, adminTestimonialListView)
  list(@Query({ schema: adminListQuery }) query: AdminListQuery) {
    return this.testimonials.list(query);
  }

  @Get('admin/testimonials/:id')
  @ApiOperation({ summary: 'One story with all that can be edited, and its version' })
  @ResponseSchema(200, adminTestimonialView)
  byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
    return this.testimonials.byId(id);
  }

  @Post('testimonials')
  @ApiOperation({ summary: 'Tell a story' })
  @TakesForm(CREATE)
  @ResponseSchema(201, adminTestimonialView)
  async create(
    @Form(CREATE) { fields, files }: UploadForm<z.infer<typeof testimonialCreateForm>, File>,
    @CurrentActor() actor: Actor,
  ) {
    const story = await this.editing.create(fields, files, actor);
    return { ...story, status: draftStatus(story) };
  }

  @Put('testimonials/:id')
  @ApiOperation({ summary: 'Change a story; fields and images that are not sent stay as they are' })
  @TakesForm(UPDATE)
  @ResponseSchema(200, adminTestimonialView)
  async update(
    @Param({ schema: idParams }) { id }: z.infer<typeof idParams>,
    @Form(UPDATE) { fields, files }: UploadForm<z.infer<typeof testimonialUpdateForm>, File>,
    @CurrentActor() actor: Actor,
  ) {
    const story = await this.editing.update(id, fields, files, actor);
    return { ...story, status: draftStatus(story) };
  }

  @Delete('testimonials/:id')
  @ApiOperation({ summary: 'Delete a story and its pictures' })
  @ResponseSchema(200, deletedAnswer)
  async remove(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>, @CurrentActor() actor: Actor) {
    await this.editing.remove(id, false, actor);
    return { success: true as const, message: 'The story is deleted.' };
  }

  @Post('testimonials/:id/withdraw')
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove every trace of a person who takes their consent back' })
  @ResponseSchema(200, deletedAnswer)
  async withdraw(
    @Param({ schema: idParams }) { id }: z.infer<typeof idParams>,
    @CurrentActor() actor: Actor,
  ) {
    await this.editing.remove(id, true, actor);
    return {
      success: true as const,
      message: 'The story, its pictures and their text in the activity log are deleted.',
    };
  }
}
