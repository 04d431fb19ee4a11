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
import { CENTRE, mediaIdsIn, MediaLibrary } from '../../media/media-library.api.js';
/** Pictures of articles, recipes and stories: uploaded ones taken in, known ones amended. */
let ContentPictures = class ContentPictures {
    library;
    constructor(library) {
        this.library = library;
    }
    /** Where pictures of ours are served. */
    get ownOrigins() {
        return this.library.ownOrigins;
    }
    /**
     * Runs a save that is to use an upload; when it fails, the stored picture goes again.
     * @throws what MediaLibrary.store throws
     */
    async saveNew(upload, input, save) {
        const picture = await this.take(upload, input);
        try {
            return await save(picture);
        }
        catch (error) {
            await Promise.allSettled(mediaIdsIn(picture.source).map((id) => this.library.discard(id)));
            throw error;
        }
    }
    /**
     * Runs a save that is to use an upload or, without one, the known picture as it is described now.
     * @throws what MediaLibrary.store throws
     */
    async saveNewOrKnown(upload, known, input, save) {
        if (upload)
            return this.saveNew(upload, input, save);
        return save(known && (await this.amend(known, input)));
    }
    async take(upload, { field, title, shared, alt, focalX, focalY }) {
        const focus = { x: focalX ?? CENTRE.x, y: focalY ?? CENTRE.y };
        const stored = await this.library.store(upload, field, shared ? focus : undefined);
        return { ...stored, alt: alt || title, focalX: focus.x, focalY: focus.y };
    }
    /** The known picture with another description or focal point. */
    async amend(picture, { alt, focalX, focalY }) {
        const x = focalX ?? picture.focalX;
        const y = focalY ?? picture.focalY;
        const amended = {
            ...picture,
            alt: alt || picture.alt,
            ...(x !== undefined && { focalX: x }),
            ...(y !== undefined && { focalY: y }),
        };
        if (picture.social === undefined || (x === picture.focalX && y === picture.focalY))
            return amended;
        const focus = { x: x ?? CENTRE.x, y: y ?? CENTRE.y };
        const social = await this.library.recrop(picture.source, picture.width, focus);
        return { ...amended, ...(social !== undefined && { social }) };
    }
};
ContentPictures = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [MediaLibrary])
], ContentPictures);
export { ContentPictures };
/** The one picture of an article or a recipe. */
export function coverInput({ alt, focalX, focalY }, title) {
    return { field: 'image', title, shared: true, alt, focalX, focalY };
}
//# sourceMappingURL=content-pictures.js.map