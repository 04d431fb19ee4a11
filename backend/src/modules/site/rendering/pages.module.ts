import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/content.module.ts';
import { PaymentsModule } from '../../payments/payments.module.ts';
import { DiscoveryController } from './discovery.controller.ts';
import { PageRenderer } from './page-renderer.ts';
import { PagesController } from './pages.controller.ts';

@Module({
  imports: [ContentModule, PaymentsModule],
  controllers: [DiscoveryController, PagesController],
  providers: [PageRenderer],
})
export class PagesModule {}
