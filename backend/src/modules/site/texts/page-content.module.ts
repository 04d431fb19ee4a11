import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/media.module.ts';
import { RetentionModule } from '../../privacy/retention/retention.module.ts';
import { AdminPageContentController, PageContentController } from './page-content.controller.ts';
import { PagePublications } from './page-publications.ts';
import { PublishedPages } from './published-pages.ts';

/** HTTP process: reading and publishing page content. */
@Module({
  imports: [MediaModule, RetentionModule],
  controllers: [PageContentController, AdminPageContentController],
  providers: [PublishedPages, PagePublications],
})
export class PageContentModule {}
