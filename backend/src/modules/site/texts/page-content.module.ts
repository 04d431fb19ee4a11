import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/media.module.ts';
import { PublishingModule } from '../publishing/publishing.module.ts';
import { RetentionCoreModule } from '../../privacy/retention/retention-core.module.ts';
import { AdminPageContentController } from './admin-page-content.controller.ts';
import { PageContentController } from './page-content.controller.ts';
import { PageContentRepository } from './page-content.repository.ts';
import { PagePublishing } from './page-publishing.service.ts';
import { PublishedPages } from './published-pages.ts';

/** HTTP process: what pages say, and how the owner changes it. */
@Module({
  imports: [MediaModule, PublishingModule, RetentionCoreModule],
  controllers: [PageContentController, AdminPageContentController],
  providers: [PageContentRepository, PublishedPages, PagePublishing],
})
export class PageContentModule {}
