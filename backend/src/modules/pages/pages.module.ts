import { Module } from '@nestjs/common';
import { PageRenderer } from './page-renderer.ts';
import { PagesController } from './pages.controller.ts';

@Module({ controllers: [PagesController], providers: [PageRenderer] })
export class PagesModule {}
