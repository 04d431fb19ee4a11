var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { BrandImages } from './brand-images.api.js';
import { BackgroundImageProcessor } from './images/background-image-processor.js';
import { ImageProcessor } from './images/image-processor.js';
import { MediaController } from './media.controller.js';
import { MediaCoreModule } from './media-core.module.js';
import { MediaLibrary } from './media-library.api.js';
import { UploadsController } from './uploads.controller.js';
/** HTTP process: taking pictures in and handing them out. */
let MediaModule = class MediaModule {
};
MediaModule = __decorate([
    Module({
        imports: [MediaCoreModule],
        controllers: [UploadsController, MediaController],
        providers: [MediaLibrary, BrandImages, { provide: ImageProcessor, useClass: BackgroundImageProcessor }],
        exports: [MediaLibrary, BrandImages],
    })
], MediaModule);
export { MediaModule };
//# sourceMappingURL=media.module.js.map