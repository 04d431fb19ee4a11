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
import { readFile } from 'node:fs/promises';
import { CardImages } from '../../media/card-images.api.js';
import { CENTRE, mediaIdsIn, MediaLibrary } from '../../media/media-library.api.js';
import { largestFile } from '../../media/picture.api.js';
/** What the product is shipped with. The same from `src` and from `dist`. */
const SHIPPED_LOGO = new URL('../../../../../brand/assets/logo-horizontal.svg', import.meta.url);
/** Brings together what stands on a card. */
let ShareCardArtist = class ShareCardArtist {
    library;
    images;
    constructor(library, images) {
        this.library = library;
        this.images = images;
    }
    /** @returns null where none can be drawn: the picture is no upload of ours, or the title is in letters that we have no font for */
    async draw(kind, { title, category, picture }, site) {
        const [mediaId] = mediaIdsIn(picture.source);
        const name = largestFile(picture).split('/').at(-1);
        const body = mediaId && (await this.library.read(mediaId, name));
        if (!body)
            return null;
        return this.images.draw({
            title,
            kicker: kind === 'recipe' ? `Recipe · ${category}` : category,
            picture: { body, focus: { x: picture.focalX ?? CENTRE.x, y: picture.focalY ?? CENTRE.y } },
            brand: await this.brandOf(site),
            accent: site.accent,
            ink: site.ink,
        });
    }
    /** As the header shows it. */
    async brandOf({ name, logoId, iconId, isShippedName }) {
        const logo = logoId === null ? undefined : await this.library.read(logoId, 'logo-0.png');
        if (logo)
            return { logo };
        const icon = iconId === null ? undefined : await this.library.read(iconId, 'icon-192.png');
        if (icon || !isShippedName)
            return { name, icon };
        return { logo: await readFile(SHIPPED_LOGO) };
    }
};
ShareCardArtist = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [MediaLibrary,
        CardImages])
], ShareCardArtist);
export { ShareCardArtist };
//# sourceMappingURL=share-card-artist.js.map