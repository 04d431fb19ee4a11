var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import { MediaRepository } from './media.repository.js';
import { MediaStorage } from './storage/media-storage.js';
import { createMediaStorage } from './storage/media-storage.factory.js';
/** What both processes need of pictures: their rows and their files. */
let MediaCoreModule = class MediaCoreModule {
};
MediaCoreModule = __decorate([
    Module({
        providers: [MediaRepository, { provide: MediaStorage, useFactory: createMediaStorage, inject: [ENV] }],
        exports: [MediaRepository, MediaStorage],
    })
], MediaCoreModule);
export { MediaCoreModule };
//# sourceMappingURL=media-core.module.js.map