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
  @ApiOperation({ summary: 'Articles, newest first, without their text' })
  @ResponseSchema(200, blogListView)
  @Header('cache-control', READERS_CACHE)
  list(@Query({ schema: contentListQuery }) { page, limit }: z.infer<typeof contentListQuery>) {
    return this.blogs.list(page, limit);
  }

  @Get('slug/:slug')
  @ApiOperation({ summary: 'One article by its slug, or by one that it had before' })
  @ResponseSchema(200, blogView)
  @Header('cache-control', READERS_CACHE)
  bySlug(@Param({ schema: slugParams }) { slug }: z.infer<typeof slugParams>) {
    return this.blogs.bySlug(slug);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One article' })
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
    list: 'Articles, newest first, drafts and scheduled ones included',
    one: 'One article with all that can be edited, and its version',
    create: 'Write an article',
    update: 'Change an article; fields and image that are not sent stay as they are',
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
  @ApiOperation({ summary: 'Whether an address is free' })
  @ResponseSchema(200, slugAnswer)
  slug(@Query({ schema: slugQuery }) { slug, exceptId }: z.infer<typeof slugQuery>) {
    return this.slugs.check('blog', slug, exceptId);
  }

  @Post('admin/blogs/preview')
  @ApiOperation({ summary: 'What readers would get of a text that is not saved yet' })
  @ResponseSchema(200, blogPreviewView)
  preview(@Body({ schema: blogPreviewBody }) { content }: z.infer<typeof blogPreviewBody>) {
    return this.blogs.preview(content);
  }
}
