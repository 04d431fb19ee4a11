import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { Form, TakesForm, type UploadForm } from '../../../platform/http/input/multipart-form.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { AdminBlogsService } from './admin-blogs.service.ts';
import { presentEditable } from './blogs.presenter.ts';
import { BlogEditingService } from './blog-editing.service.ts';
import {
  adminBlogListView,
  adminBlogView,
  blogCreateForm,
  blogPreviewBody,
  blogPreviewView,
  blogUpdateForm,
} from './blog-forms.dto.ts';
import {
  type AdminListQuery,
  adminListQuery,
  deletedAnswer,
  idParams,
  slugAnswer,
  slugQuery,
} from '../editing/content-list.dto.ts';
import { SlugsService } from '../slugs/slugs.service.ts';

const CREATE = { schema: blogCreateForm, files: ['image'] } as const;
const UPDATE = { schema: blogUpdateForm, files: ['image'] } as const;

@ApiTags('content')
@ApiBearerAuth()
@RequireAccess('content:edit')
@Controller('api')
export class AdminBlogsController {
  constructor(
    private readonly blogs: AdminBlogsService,
    private readonly editing: BlogEditingService,
    private readonly slugs: SlugsService,
  ) {}

  @Get('admin/blogs')
  @ApiOperation({ summary: 'Articles, newest first, drafts and scheduled ones included' })
  @ResponseSchema(200, adminBlogListView)
  list(@Query({ schema: adminListQuery }) query: AdminListQuery) {
    return this.blogs.list(query);
  }

  @Get('admin/blogs/slug')
  @ApiOperation({ summary: 'Whether an address is free' })
  @ResponseSchema(200, slugAnswer)
  slug(@Query({ schema: slugQuery }) { slug, exceptId }: z.infer<typeof slugQuery>) {
    return this.slugs.check('blog', slug, exceptId);
  }

  @Post('admin/blogs/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What readers would get of a text that is not saved yet' })
  @ResponseSchema(200, blogPreviewView)
  preview(@Body({ schema: blogPreviewBody }) { content }: z.infer<typeof blogPreviewBody>) {
    return this.blogs.preview(content);
  }

  @Get('admin/blogs/:id')
  @ApiOperation({ summary: 'One article with all that can be edited, and its version' })
  @ResponseSchema(200, adminBlogView)
  byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
    return this.blogs.byId(id);
  }

  @Post('blogs')
  @ApiOperation({ summary: 'Write an article' })
  @TakesForm(CREATE)
  @ResponseSchema(201, adminBlogView)
  async create(
    @Form(CREATE) { fields, files }: UploadForm<z.infer<typeof blogCreateForm>, 'image'>,
    @CurrentActor() actor: Actor,
  ) {
    return presentEditable(await this.editing.create(fields, files.image, actor));
  }

  @Put('blogs/:id')
  @ApiOperation({ summary: 'Change an article; fields and image that are not sent stay as they are' })
  @TakesForm(UPDATE)
  @ResponseSchema(200, adminBlogView)
  async update(
    @Param({ schema: idParams }) { id }: z.infer<typeof idParams>,
    @Form(UPDATE) { fields, files }: UploadForm<z.infer<typeof blogUpdateForm>, 'image'>,
    @CurrentActor() actor: Actor,
  ) {
    return presentEditable(await this.editing.update(id, fields, files.image, actor));
  }

  @Delete('blogs/:id')
  @ApiOperation({ summary: 'Delete an article and its pictures' })
  @ResponseSchema(200, deletedAnswer)
  async remove(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>, @CurrentActor() actor: Actor) {
    await this.editing.remove(id, actor);
    return { success: true as const, message: 'The article is deleted.' };
  }
}
