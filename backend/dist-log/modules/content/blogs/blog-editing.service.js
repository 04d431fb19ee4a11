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
import { ContentAudit } from '../editing/content-audit.js';
import { ContentEditor } from '../editing/content-editor.js';
import { ContentPictures, coverInput } from '../editing/content-pictures.js';
import { SlugsService } from '../slugs/slugs.service.js';
import { BlogEditingRepository } from './blog-editing.repository.js';
import { AUDIT, complete, DEFAULTS, given, stale } from './blog-rules.js';
/** What editors do to articles. */
let BlogEditingService = class BlogEditingService {
    unitOfWork;
    blogs;
    slugs;
    pictures;
    audit;
    editor;
    kind;
    constructor(unitOfWork, blogs, slugs, pictures, audit, editor) {
        this.unitOfWork = unitOfWork;
        this.blogs = blogs;
        this.slugs = slugs;
        this.pictures = pictures;
        this.audit = audit;
        this.editor = editor;
        this.kind = { rows: blogs, audit: AUDIT, notFound: () => contentError('BLOG_NOT_FOUND') };
    }
    /** @throws BLOG_IMAGE_REQUIRED, SLUG_TAKEN, VALIDATION_FAILED, what a picture may be refused for */
    create({ intentKey, ...fields }, image, actor) {
        return this.editor.create(this.kind, intentKey, actor, async (save) => {
            if (!image)
                throw contentError('BLOG_IMAGE_REQUIRED').at('image');
            const texts = complete({ ...DEFAULTS, ...fields }, undefined, this.pictures.ownOrigins);
            const { title } = texts;
            return this.pictures.saveNew(image, coverInput(fields, title), (picture) => save(async (tx) => {
                const slug = await this.slugs.choose(tx, 'blog', { typed: fields.slug, title });
                return { ...texts, slug, picture };
            }));
        });
    }
    /** @throws BLOG_NOT_FOUND, STALE_EDIT with what the fields say now, and what `create` throws */
    update(id, { version, ...fields }, image, actor) {
        const { ownOrigins } = this.pictures;
        const refusal = (current) => stale(fields, current, ownOrigins);
        return this.editor.update(this.kind, { id, version }, actor, refusal, async (current, save) => {
            const texts = complete({ ...current, ...given(fields) }, current, ownOrigins);
            const { title } = texts;
            return this.pictures.saveNewOrKnown(image, current.picture, coverInput(fields, title), (picture) => save(async (tx) => {
                const slug = await this.slugs.choose(tx, 'blog', { typed: fields.slug, title, current });
                return { ...texts, slug, picture };
            }));
        });
    }
    /** @throws BLOG_NOT_FOUND */
    async remove(id, actor) {
        await this.unitOfWork.run(async (tx) => {
            const removed = await this.blogs.remove(tx, id);
            if (!removed)
                throw contentError('BLOG_NOT_FOUND');
            await this.audit.record(tx, AUDIT, { before: removed, after: null, actor });
        });
    }
};
BlogEditingService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        BlogEditingRepository,
        SlugsService,
        ContentPictures,
        ContentAudit,
        ContentEditor])
], BlogEditingService);
export { BlogEditingService };
//# sourceMappingURL=blog-editing.service.js.map