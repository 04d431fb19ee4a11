import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/content.module.ts';
import { CatalogueModule } from '../../catalogue/catalogue.module.ts';
import { DiscoveryController } from './discovery.controller.ts';
import { PageRenderer } from './page-renderer.ts';
import { PagesController } from './pages.controller.ts';

@Module({
  imports: [ContentModule, CatalogueModule],
  controllers: [DiscoveryController, PagesController],
  providers: [PageRenderer],
})
export class PagesModule {}
