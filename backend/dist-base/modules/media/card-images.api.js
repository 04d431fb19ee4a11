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
import { ImageProcessor } from './images/image-processor.js';
export { CARD_DESIGN } from './images/share-card/share-card.js';
/** Draws share cards in the image process; `MediaLibrary.keep` stores them. */
let CardImages = class CardImages {
    processor;
    constructor(processor) {
        this.processor = processor;
    }
    /** @returns null for a title that cannot be written here @throws as ImageProcessor */
    draw(card) {
        return this.processor.encode((encoder) => encoder.encodeShareCard(card));
    }
};
CardImages = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ImageProcessor])
], CardImages);
export { CardImages };
//# sourceMappingURL=card-images.api.js.map