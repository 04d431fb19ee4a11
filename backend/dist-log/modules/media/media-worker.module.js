var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { CardImages } from './card-images.api.js';
import { BackgroundImageProcessor } from './images/background-image-processor.js';
import { ImageProcessor } from './images/image-processor.js';
import { MediaCoreModule } from './media-core.module.js';
import { MediaLibrary } from './media-library.api.js';
import { MediaRemoveProcessor } from './media-remove.processor.js';
import { MediaSweeper } from './media-sweeper.js';
/** Worker process only: removing pictures that nothing shows, and drawing those that nobody waits for. */
let MediaWorkerModule = class MediaWorkerModule {
};
MediaWorkerModule = __decorate([
    Module({
        imports: [MediaCoreModule],
        providers: [
            MediaRemoveProcessor,
            MediaSweeper,
            MediaLibrary,
            CardImages,
            { provide: ImageProcessor, useClass: BackgroundImageProcessor },
        ],
        exports: [MediaLibrary, CardImages],
    })
], MediaWorkerModule);
export { MediaWorkerModule };
//# sourceMappingURL=media-worker.module.js.map