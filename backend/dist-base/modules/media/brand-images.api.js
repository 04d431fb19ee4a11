var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { imageTypeOf } from '../../platform/files/image-signature.js';
import { ImageProcessor } from './images/image-processor.js';
export { videoTypeOf } from './video/video-type.js';
/** Makes what a brand is known by of what was uploaded, in the image process; `MediaLibrary.keep` stores it. Each @throws as ImageProcessor. */
let BrandImages = class BrandImages {
    processor;
    constructor(processor) {
        this.processor = processor;
    }
    hero(upload, focus) {
        this.processor.expectPicture(upload);
        return this.processor.encode((encoder) => encoder.encodeHero(upload, focus));
    }
    social(upload, focus) {
        this.processor.expectPicture(upload);
        return this.processor.encode((encoder) => encoder.encodeSocialUpload(upload, focus, 'social-0.jpg'));
    }
    /** @param drawing a PNG, or an SVG that has been cleaned */
    logo(drawing) {
        return this.processor.encode((encoder) => encoder.encodeLogo(drawing, 'logo-0.png'));
    }
    icon(drawing, ground) {
        return this.processor.encode((encoder) => encoder.encodeIcon(drawing, ground));
    }
    isPng(upload) {
        return imageTypeOf(upload) === 'image/png';
    }
};
BrandImages = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ImageProcessor])
], BrandImages);
export { BrandImages };
//# sourceMappingURL=brand-images.api.js.map