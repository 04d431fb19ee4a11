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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { contentError } from '../content.errors.js';
import { numbered, slugify } from './slug.domain.js';
import { SlugsRepository } from './slugs.repository.js';
/** For titles of signs only. */
const NAMELESS = { blog: 'article', recipe: 'recipe' };
/** Addresses of articles and recipes: unique, readable, and old ones lead on. */
let SlugsService = class SlugsService {
    unitOfWork;
    slugs;
    constructor(unitOfWork, slugs) {
        this.unitOfWork = unitOfWork;
        this.slugs = slugs;
    }
    /** What the edit screen asks while somebody types. */
    async check(kind, typed, exceptId) {
        const slug = slugify(typed) || NAMELESS[kind];
        const available = !(await this.slugs.isTaken(this.unitOfWork, kind, slug, exceptId));
        if (available)
            return { slug, available, suggestion: slug };
        const taken = await this.slugs.takenLike(this.unitOfWork, kind, slug, exceptId);
        return { slug, available, suggestion: numbered(slug, taken) };
    }
    /**
     * The slug to save under: the one that it has where none was sent. Others wait until `tx` ends, so two
     * saves at once never choose the same.
     * @throws SLUG_TAKEN for a typed one that somebody else has
     */
    async choose(tx, kind, { typed, title, current }) {
        if (typed === undefined && current)
            return current.slug;
        await this.slugs.takeTurns(tx, kind);
        const wanted = slugify(typed ?? '');
        if (!wanted) {
            const slug = slugify(title) || NAMELESS[kind];
            return numbered(slug, await this.slugs.takenLike(tx, kind, slug, current?.id));
        }
        if (await this.slugs.isTaken(tx, kind, wanted, current?.id))
            throw contentError('SLUG_TAKEN').at('slug');
        return wanted;
    }
    /** Writes down that content lived under `before` and lives under `now`; gone content lives nowhere, then or ever. */
    async moved(tx, kind, id, before, now) {
        if (before === now)
            return;
        if (now === undefined)
            return this.slugs.removeRedirectsTo(tx, id);
        await this.slugs.clearRedirect(tx, kind, now);
        if (before !== undefined)
            await this.slugs.addRedirect(tx, kind, before, id);
    }
};
SlugsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        SlugsRepository])
], SlugsService);
export { SlugsService };
//# sourceMappingURL=slugs.service.js.map