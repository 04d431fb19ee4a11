var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { AdminLookController } from './admin-look.controller.js';
import { LookController } from './look.controller.js';
import { LookCoreModule } from './look-core.module.js';
import { LookFilesController } from './look-files.controller.js';
import { LookPublishing } from './look-publishing.service.js';
import { LookUploads } from './look-uploads.service.js';
/** HTTP process: how the site looks, and how the owner changes it. */
let LookModule = class LookModule {
};
LookModule = __decorate([
    Module({
        imports: [LookCoreModule, MediaModule, PublishingModule],
        controllers: [LookController, LookFilesController, AdminLookController],
        providers: [LookUploads, LookPublishing],
    })
], LookModule);
export { LookModule };
//# sourceMappingURL=look.module.js.map