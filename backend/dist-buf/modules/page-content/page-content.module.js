var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { RetentionCoreModule } from '../retention/retention-core.module.js';
import { AdminPageContentController } from './admin-page-content.controller.js';
import { PageContentController } from './page-content.controller.js';
import { PageContentRepository } from './page-content.repository.js';
import { PagePublishing } from './page-publishing.service.js';
import { PublishedPages } from './published-pages.js';
/** HTTP process: what pages say, and how the owner changes it. */
let PageContentModule = class PageContentModule {
};
PageContentModule = __decorate([
    Module({
        imports: [MediaModule, PublishingModule, RetentionCoreModule],
        controllers: [PageContentController, AdminPageContentController],
        providers: [PageContentRepository, PublishedPages, PagePublishing],
    })
], PageContentModule);
export { PageContentModule };
//# sourceMappingURL=page-content.module.js.map