var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ENV } from '../../config/config.module.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox/outbox.js';
import { ImageProcessor } from './images/image-processor.js';
import { mediaError } from './media.errors.js';
import { MediaRepository } from './media.repository.js';
import { MediaStorage } from './storage/media-storage.js';
export { CENTRE } from './images/focal-crop.domain.js';
const NAME = 'picture';
const ADDRESS = /\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//g;
/** Which uploads a text or an address speaks of. */
export function mediaIdsIn(text) {
    return [...new Set([...text.matchAll(ADDRESS)].map(([, id]) => id))];
}
/**
 * Keeps uploaded pictures. The row comes first, then the files, then (in the transaction that saves
 * the content) the use; whatever breaks off on the way is found and removed later.
 */
let MediaLibrary = class MediaLibrary {
    env;
    unitOfWork;
    media;
    storage;
    processor;
    outbox;
    logger = new Logger('Media');
    constructor(env, unitOfWork, media, storage, processor, outbox) {
        this.env = env;
        this.unitOfWork = unitOfWork;
        this.media = media;
        this.storage = storage;
        this.processor = processor;
        this.outbox = outbox;
    }
    /** Where pictures of ours are served: the site, and the CDN where there is one. */
    get ownOrigins() {
        const { PUBLIC_URL, MEDIA_PUBLIC_URL } = this.env;
        return MEDIA_PUBLIC_URL === undefined ? [PUBLIC_URL] : [PUBLIC_URL, MEDIA_PUBLIC_URL];
    }
    /**
     * @param field of the form, which a refusal names
     * @param social the focal point of the picture for social networks; undefined makes none
     * @throws what ImageProcessor throws, MEDIA_UNAVAILABLE
     */
    async store(upload, field, social) {
        const { files, ...image } = await this.processor.process(upload, NAME).catch((error) => {
            throw error instanceof DomainError ? error.at(field) : error;
        });
        if (social)
            files.push(await this.processor.social(files.at(-1).body, social, socialName()));
        const { mediaId } = await this.keep(files);
        const socialFile = files.find(({ type }) => type === 'image/jpeg');
        return {
            ...image,
            source: this.addressOf(mediaId, NAME),
            ...(socialFile && { social: this.addressOf(mediaId, socialFile.name) }),
        };
    }
    /** Stores files of ours under an id of their own. @throws MEDIA_UNAVAILABLE */
    async keep(files) {
        const mediaId = randomUUID();
        await this.media.announce(mediaId, files.map(({ name }) => name));
        try {
            for (const file of files)
                await this.put(mediaId, file);
        }
        catch (error) {
            await this.discard(mediaId);
            throw error;
        }
        return { mediaId, folder: this.folderOf(mediaId) };
    }
    /** A file of ours; undefined when it is gone. */
    async read(mediaId, name) {
        const body = await this.storage.read(`${mediaId}/${name}`);
        return body && Buffer.concat(await body.toArray());
    }
    /** Cuts the picture for social networks anew. @returns its address, or undefined for a picture that is not an upload */
    async recrop(source, largestWidth, focus) {
        const [mediaId] = mediaIdsIn(source);
        const picture = mediaId && (await this.read(mediaId, `${NAME}-${largestWidth}.webp`));
        if (!picture)
            return undefined;
        const file = await this.processor.social(picture, focus, socialName());
        await this.media.announceFile(mediaId, file.name);
        await this.put(mediaId, file);
        return this.addressOf(mediaId, file.name);
    }
    /** Exactly these uploads are used by `ownerId` once `tx` commits; what nothing uses any more is removed then. */
    async use(tx, ownerId, mediaIds) {
        for (const mediaId of await this.media.setUses(tx, ownerId, mediaIds)) {
            await this.outbox.add(tx, 'media.remove', { mediaId });
        }
    }
    /** What of it is there: a picture that was removed before it was used is not. */
    usedBy(tx, ownerId) {
        return this.media.usedBy(tx, ownerId);
    }
    /** For an upload whose content could not be saved. */
    async discard(mediaId) {
        await this.unitOfWork.run((tx) => this.outbox.add(tx, 'media.remove', { mediaId }));
    }
    async put(mediaId, file) {
        try {
            await this.storage.put(`${mediaId}/${file.name}`, file.body, file.type);
        }
        catch (error) {
            this.logger.error({ err: error, mediaId }, 'a picture could not be stored');
            throw mediaError('MEDIA_UNAVAILABLE', { cause: error });
        }
    }
    addressOf(mediaId, name) {
        return `${this.folderOf(mediaId)}/${name}`;
    }
    folderOf(mediaId) {
        return `${this.env.MEDIA_PUBLIC_URL ?? ''}/uploads/${mediaId}`;
    }
};
MediaLibrary = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        MediaRepository,
        MediaStorage,
        ImageProcessor,
        Outbox])
], MediaLibrary);
export { MediaLibrary };
/** Never used twice: what is behind an address must not change. */
function socialName() {
    return `social-${randomUUID().slice(0, 8)}.jpg`;
}
//# sourceMappingURL=media-library.api.js.map