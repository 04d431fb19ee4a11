import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { blogListView, blogView } from './blogs.dto.ts';
import { BlogsService } from './blogs.service.ts';
import { contentListQuery, idParams, READERS_CACHE, slugParams } from '../editing/content-list.dto.ts';

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
