var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { colorProblems } from '@ironbloom/brand/look';
import { Injectable } from '@nestjs/common';
import { v5 as uuidOf } from 'uuid';
import { validationFailed } from '../../platform/errors/platform-errors.js';
import { MediaLibrary } from '../media/media-library.api.js';
import { Publishing, PublishingTools } from '../publishing/publishing.api.js';
import { changesBetween } from './look-changes.js';
import { FILE_FIELDS } from './look-file.js';
import { LookUploads } from './look-uploads.service.js';
import { lookError } from './look.errors.js';
import { LookRepository } from './look.repository.js';
const GONE = 'This file is gone. Please upload it again.';
const NO_POSTER = 'A video needs a picture, too: it stands there until the video plays.';
const SHIPPED_FILES = { logoLight: null, logoDark: null, icon: null, hero: null, video: null, social: null };
/** Uploads belong to a UUID: each upload that was ever published to one of its own, for good, as any revision can be restored. */
const NAMESPACE = '7e0b9f0c-8f0e-4a53-9d7d-0f4ce3f5c6a2';
/** Changes how the site looks: as a whole, one revision at a time (look-1). */
let LookPublishing = class LookPublishing extends Publishing {
    repository;
    uploads;
    library;
    constructor(tools, repository, uploads, library) {
        super(tools, {
            revisions: repository.revisions,
            changesBetween,
            feature: 'Settings',
            called: 'the look',
            stale: () => lookError('STALE_LOOK'),
            unknown: () => lookError('UNKNOWN_LOOK_REVISION'),
            afterwards: (tx, look) => this.keepUploads(tx, look),
        });
        this.repository = repository;
        this.uploads = uploads;
        this.library = library;
    }
    /** @throws STALE_LOOK, VALIDATION_FAILED for colours that nobody can read and for files that are gone */
    async publishUploads({ version, ...wanted }, actor) {
        return this.publish(await this.resolved(wanted), version, actor);
    }
    /** The files themselves in the place of their ids. */
    async resolved({ colors, ...ids }) {
        const problems = colorProblems(colors).map(({ field, message }) => [`colors.${field}`, message]);
        const rows = await this.repository.files(Object.values(ids).filter((id) => id !== null));
        const found = new Map(rows.map((row) => [row.id, row]));
        const files = {};
        for (const [field, kind] of Object.entries(FILE_FIELDS)) {
            const id = ids[field];
            const row = id === null ? undefined : found.get(id);
            if (row?.kind === kind)
                files[field] = row.file;
            else if (id !== null)
                problems.push([field, GONE]);
        }
        if (ids.video && !ids.hero)
            problems.push(['video', NO_POSTER]);
        if (problems.length > 0)
            throw validationFailed(Object.fromEntries(problems));
        const look = { ...SHIPPED_FILES, ...files, colors };
        return { ...look, icon: look.icon && (await this.onGround(look.icon, colors.ink)) };
    }
    onGround(icon, ink) {
        return icon.ground === ink ? icon : this.uploads.repainted(icon, ink);
    }
    /** @throws LOOK_FILE_GONE when one was removed meanwhile */
    async keepUploads(tx, look) {
        for (const id of uploadsOf(look)) {
            const owner = uuidOf(id, NAMESPACE);
            await this.library.use(tx, owner, [id]);
            if ((await this.library.usedBy(tx, owner)).length === 0)
                throw lookError('LOOK_FILE_GONE');
        }
    }
};
LookPublishing = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PublishingTools,
        LookRepository,
        LookUploads,
        MediaLibrary])
], LookPublishing);
export { LookPublishing };
function uploadsOf(look) {
    const ids = Object.keys(FILE_FIELDS).map((field) => look[field]?.id);
    return [...new Set(ids.filter((id) => id !== undefined))];
}
//# sourceMappingURL=look-publishing.service.js.map