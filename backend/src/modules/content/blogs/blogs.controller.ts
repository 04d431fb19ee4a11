import { Body, Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { adminContentController } from '../editing/admin-content.controller.ts';
import {
  contentListQuery,
  idParams,
  READERS_CACHE,
  slugAnswer,
  slugParams,
  slugQuery,
} from '../editing/content-list.dto.ts';
import { SlugsService } from '../slugs/slugs.service.ts';
import { BlogEditing } from './blog-editing.ts';
import { presentEditable } from './blog-rules.ts';
import {
  adminBlogListView,
  adminBlogView,
  blogCreateForm,
  blogListView,
  blogPreviewBody,
  blogPreviewView,
  blogUpdateForm,
  blogView,
} from './blogs.dto.ts';
import { BlogsService } from './blogs.service.ts';

@ApiTags('content')
@Controller('api/blogs')
export class BlogsController {
  constructor(private readonly blogs: BlogsService) {}

  @Get()
  @ApiOperation({ summary: 'List articles without their text, newest first' })
  @ResponseSchema(200, blogListView)
  @Header('cache-control', READERS_CACHE)
  list(@Query({ schema: contentListQuery }) { page, limit }: z.infer<typeof contentListQuery>) {
    return this.blogs.list(page, limit);
  }

  @Get('slug/:slug')
  @ApiOperation({ summary: 'Get an article by its current or a former slug' })
  @ResponseSchema(200, blogView)
  @Header('cache-control', READERS_CACHE)
  bySlug(@Param({ schema: slugParams }) { slug }: z.infer<typeof slugParams>) {
    return this.blogs.bySlug(slug);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get an article' })
  @ResponseSchema(200, blogView)
  @Header('cache-control', READERS_CACHE)
  byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
    return this.blogs.byId(id);
  }
}

@ApiTags('content')
@RequireAccess('content:edit')
@Controller('api')
export class AdminBlogsController extends adminContentController({
  editing: BlogEditing,
  path: 'blogs',
  files: ['image'],
  createForm: blogCreateForm,
  updateForm: blogUpdateForm,
  view: adminBlogView,
  listView: adminBlogListView,
  present: presentEditable,
  presentItem: presentEditable,
  summaries: {
    list: 'List articles with drafts and scheduled ones, newest first',
    one: 'Get an article for editing, with its version',
    create: 'Create an article',
    update: 'Change an article; fields and image not sent stay',
    remove: 'Delete an article and its pictures',
  },
  removed: 'The article is deleted.',
}) {
  constructor(
    private readonly blogs: BlogEditing,
    private readonly slugs: SlugsService,
  ) {
    super(blogs);
  }

  @Get('admin/blogs/slug')
  @ApiOperation({ summary: 'Check whether a slug is available' })
  @ResponseSchema(200, slugAnswer)
  slug(@Query({ schema: slugQuery }) { slug, exceptId }: z.infer<typeof slugQuery>) {
    return this.slugs.check('blog', slug, exceptId);
  }

  @Post('admin/blogs/preview')
  @ApiOperation({ summary: 'Preview an unsaved text as readers would see it' })
  @ResponseSchema(200, blogPreviewView)
  preview(@Body({ schema: blogPreviewBody }) { content }: z.infer<typeof blogPreviewBody>) {
    return this.blogs.preview(content);
  }
}
