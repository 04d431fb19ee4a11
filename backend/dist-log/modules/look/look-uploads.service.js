var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import {} from '@ironbloom/brand/look';
import { Injectable } from '@nestjs/common';
import { BrandImages, videoTypeOf } from '../media/brand-images.api.js';
import { MediaLibrary } from '../media/media-library.api.js';
import { cleanSvg, looksLikeSvg } from './clean-svg.js';
import { lookError } from './look.errors.js';
import { LookRepository } from './look.repository.js';
/** Bytes. It plays without sound behind words: a loop of seconds. */
const MAX_VIDEO_BYTES = 8 * 1024 * 1024;
/** Where the header shows a logo, in px. */
const LOGO_BOX = { width: 240, height: 28 };
const ICON_SIDE = 512;
const SVG_NAMES = { logo: 'logo-0.svg', icon: 'icon-0.svg' };
/** Takes in what the look is made of, one file at a time. What no publication comes to use is removed after a week. */
let LookUploads = class LookUploads {
    images;
    library;
    repository;
    constructor(images, library, repository) {
        this.images = images;
        this.library = library;
        this.repository = repository;
    }
    /** @throws what is wrong with the file, MEDIA_UNAVAILABLE */
    async take(kind, upload, options) {
        const file = await this.made(kind, upload, options);
        await this.repository.addFile(kind, file);
        return file;
    }
    /** The same icon, padded with another colour. */
    async repainted(icon, ground) {
        const drawing = await this.library.read(icon.id, icon.svg ? SVG_NAMES.icon : 'icon-512.png');
        if (!drawing)
            throw lookError('LOOK_FILE_MISSING').at('icon');
        const file = await this.icon(drawing, icon.svg, ground);
        await this.repository.addFile('icon', file);
        return file;
    }
    made(kind, upload, { focus, ground }) {
        switch (kind) {
            case 'logo':
                return this.logo(upload);
            case 'icon': {
                const svg = looksLikeSvg(upload);
                return this.icon(svg ? cleanSvg(upload) : this.png(upload), svg, ground);
            }
            case 'hero':
                return this.hero(upload, focus);
            case 'video':
                return this.video(upload);
            case 'social':
                return this.social(upload, focus);
        }
    }
    png(upload) {
        if (!this.images.isPng(upload))
            throw lookError('LOGO_NOT_TAKEN');
        return upload;
    }
    async logo(upload) {
        const svg = looksLikeSvg(upload) ? cleanSvg(upload) : undefined;
        const { files, width, height } = await this.images.logo(svg ?? this.png(upload));
        if (width > height * 10 || height > width)
            throw lookError('LOGO_SHAPE');
        if (!svg && height < LOGO_BOX.height * 2)
            throw lookError('LOGO_TOO_SMALL');
        if (svg)
            files.push({ name: SVG_NAMES.logo, type: 'image/svg+xml', body: svg });
        const scale = Math.min(LOGO_BOX.height / height, LOGO_BOX.width / width);
        const { mediaId: id, folder } = await this.library.keep(files);
        const png = `${folder}/logo-0.png`;
        return {
            id,
            src: svg ? `${folder}/${SVG_NAMES.logo}` : png,
            width: Math.round(width * scale),
            height: Math.round(height * scale),
            png,
        };
    }
    /** @param drawing clean */
    async icon(drawing, svg, ground) {
        const { files, width, height } = await this.images.icon(drawing, ground);
        const isSquare = Math.abs(width - height) <= Math.max(width, height) * 0.01;
        if (!isSquare || (!svg && width < ICON_SIDE))
            throw lookError('ICON_SHAPE');
        const body = svg ? drawing : asDrawing(files.find(({ name }) => name === 'icon-192.png').body);
        files.push({ name: SVG_NAMES.icon, type: 'image/svg+xml', body });
        const { mediaId: id, folder } = await this.library.keep(files);
        return { id, folder, svg, ground };
    }
    async hero(upload, around) {
        const { wide, tall, focus } = await this.images.hero(upload, around);
        if (wide.width < 1_200)
            throw lookError('HERO_TOO_SMALL');
        const { mediaId: id, folder } = await this.library.keep([...wide.files, ...tall.files]);
        const percent = (share) => `${Math.round(share * 100)}%`;
        return {
            id,
            wide: filesOf(wide, `${folder}/wide`),
            tall: filesOf(tall, `${folder}/tall`),
            position: `${percent(focus.x)} ${percent(focus.y)}`,
        };
    }
    async video(upload) {
        if (upload.length > MAX_VIDEO_BYTES)
            throw lookError('VIDEO_TOO_LARGE');
        const type = videoTypeOf(upload);
        if (!type)
            throw lookError('VIDEO_UNREADABLE');
        const file = { name: `video-0.${type === 'video/mp4' ? 'mp4' : 'webm'}`, type, body: upload };
        const { mediaId: id, folder } = await this.library.keep([file]);
        return { id, src: `${folder}/${file.name}`, type };
    }
    async social(upload, focus) {
        const { files, width, height } = await this.images.social(upload, focus);
        if (width < 1_200 || height < 630)
            throw lookError('SOCIAL_TOO_SMALL');
        const { mediaId: id, folder } = await this.library.keep(files);
        return { id, src: `${folder}/social-0.jpg` };
    }
};
LookUploads = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [BrandImages,
        MediaLibrary,
        LookRepository])
], LookUploads);
export { LookUploads };
/** Pages name an SVG icon whether one was drawn or not. */
function asDrawing(png) {
    const data = Buffer.from(png).toString('base64');
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${data}"/></svg>`);
}
/** @param source address without width and ending */
function filesOf({ widths, width, height }, source) {
    const srcSet = (ending) => widths.map((each) => `${source}-${each}.${ending} ${each}w`).join(', ');
    return {
        sources: { avif: srcSet('avif'), webp: srcSet('webp') },
        img: { src: `${source}-${width}.webp`, w: width, h: height },
    };
}
//# sourceMappingURL=look-uploads.service.js.map