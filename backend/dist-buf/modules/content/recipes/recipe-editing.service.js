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
import { RecipeEditingRepository, } from './recipe-editing.repository.js';
import { AUDIT, complete, DEFAULTS, stale } from './recipe-rules.js';
/** What editors do to recipes. */
let RecipeEditingService = class RecipeEditingService {
    unitOfWork;
    recipes;
    slugs;
    pictures;
    audit;
    editor;
    kind;
    constructor(unitOfWork, recipes, slugs, pictures, audit, editor) {
        this.unitOfWork = unitOfWork;
        this.recipes = recipes;
        this.slugs = slugs;
        this.pictures = pictures;
        this.audit = audit;
        this.editor = editor;
        this.kind = { rows: recipes, audit: AUDIT, notFound: () => contentError('RECIPE_NOT_FOUND') };
    }
    /** @throws RECIPE_IMAGE_REQUIRED, SLUG_TAKEN, what a picture may be refused for */
    create({ intentKey, ...fields }, image, actor) {
        return this.editor.create(this.kind, intentKey, actor, async (save) => {
            if (!image)
                throw contentError('RECIPE_IMAGE_REQUIRED').at('image');
            const texts = complete({ ...DEFAULTS, name: fields.name, position: undefined }, fields);
            const title = texts.name;
            return this.pictures.saveNew(image, coverInput(fields, title), (picture) => save(async (tx) => {
                const slug = await this.slugs.choose(tx, 'recipe', { typed: fields.slug, title });
                return { ...texts, slug, picture };
            }));
        });
    }
    /** @throws RECIPE_NOT_FOUND, STALE_EDIT with what the fields say now, and what `create` throws */
    update(id, { version, ...fields }, image, actor) {
        const refusal = (current) => stale(fields, current);
        return this.editor.update(this.kind, { id, version }, actor, refusal, async (current, save) => {
            const texts = complete(current, fields);
            const title = texts.name;
            return this.pictures.saveNewOrKnown(image, current.picture, coverInput(fields, title), (picture) => save(async (tx) => {
                const slug = await this.slugs.choose(tx, 'recipe', { typed: fields.slug, title, current });
                return { ...texts, slug, picture };
            }));
        });
    }
    /** @throws RECIPE_NOT_FOUND */
    async remove(id, actor) {
        await this.unitOfWork.run(async (tx) => {
            const removed = await this.recipes.remove(tx, id);
            if (!removed)
                throw contentError('RECIPE_NOT_FOUND');
            await this.audit.record(tx, AUDIT, { before: removed, after: null, actor });
        });
    }
};
RecipeEditingService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        RecipeEditingRepository,
        SlugsService,
        ContentPictures,
        ContentAudit,
        ContentEditor])
], RecipeEditingService);
export { RecipeEditingService };
//# sourceMappingURL=recipe-editing.service.js.map