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
import { ConsentLedger } from '../../consents/consent-ledger.api.js';
import { contentError } from '../content.errors.js';
import { ContentAudit } from '../editing/content-audit.js';
import { ContentEditor } from '../editing/content-editor.js';
import { ContentPictures } from '../editing/content-pictures.js';
import { TestimonialEditingRepository, } from './testimonial-editing.repository.js';
import { AUDIT, complete, DEFAULTS, images, refuseUnagreed, sideInput, stale } from './testimonial-rules.js';
/** What editors do to transformation stories, and what the people in them may ask for. */
let TestimonialEditingService = class TestimonialEditingService {
    unitOfWork;
    testimonials;
    pictures;
    audit;
    editor;
    consents;
    kind;
    constructor(unitOfWork, testimonials, pictures, audit, editor, consents) {
        this.unitOfWork = unitOfWork;
        this.testimonials = testimonials;
        this.pictures = pictures;
        this.audit = audit;
        this.editor = editor;
        this.consents = consents;
        this.kind = { rows: testimonials, audit: AUDIT, notFound: () => contentError('TESTIMONIAL_NOT_FOUND') };
    }
    /** @throws CONSENT_MISSING, BEFORE_IMAGE_REQUIRED, AFTER_IMAGE_REQUIRED, what a picture may be refused for */
    create({ intentKey, ...fields }, { beforeImage, afterImage }, actor) {
        return this.editor.create(this.kindWith(fields), intentKey, actor, async (save) => {
            if (!beforeImage)
                throw contentError('BEFORE_IMAGE_REQUIRED').at('beforeImage');
            if (!afterImage)
                throw contentError('AFTER_IMAGE_REQUIRED').at('afterImage');
            const texts = complete({ ...DEFAULTS, name: fields.name }, fields);
            refuseUnagreed(texts);
            return this.pictures.saveNew(beforeImage, sideInput('before', fields, texts.name), (before) => this.pictures.saveNew(afterImage, sideInput('after', fields, texts.name), (after) => save(async () => ({ ...texts, ...images(before, after) }))));
        });
    }
    /** @throws TESTIMONIAL_NOT_FOUND, CONSENT_MISSING, STALE_EDIT with what the fields say now, what a picture may be refused for */
    update(id, { version, ...fields }, { beforeImage, afterImage }, actor) {
        const refusal = (current) => stale(fields, current);
        return this.editor.update(this.kindWith(fields), { id, version }, actor, refusal, async (current, save) => {
            const texts = complete(current, fields);
            refuseUnagreed(texts, current);
            const { beforePicture, afterPicture } = current;
            const input = (side) => sideInput(side, fields, texts.name);
            return this.pictures.saveNewOrKnown(beforeImage, beforePicture, input('before'), (before) => this.pictures.saveNewOrKnown(afterImage, afterPicture, input('after'), (after) => save(async () => ({ ...texts, ...images(before, after, current) }))));
        });
    }
    /**
     * Removes a story: its row, its files once the commit is done, and what the log says of the person.
     * That somebody removed a story stays written down, without whose.
     * @param withdrawn whether the person asked for it
     * @throws TESTIMONIAL_NOT_FOUND
     */
    async remove(id, withdrawn, actor) {
        await this.unitOfWork.run(async (tx) => {
            if (!(await this.testimonials.remove(tx, id)))
                throw contentError('TESTIMONIAL_NOT_FOUND');
            await this.consents.forget(tx, id);
            await this.audit.erase(tx, 'Testimonial', id, withdrawn ? 'Withdrew consent' : 'Deleted', actor);
        });
    }
    /** Writes the consent down with the story that it is about. */
    kindWith(fields) {
        const { testimonials } = this;
        return {
            ...this.kind,
            rows: {
                find: (id) => testimonials.find(id),
                insert: async (tx, id, draft) => {
                    const row = await testimonials.insert(tx, id, draft);
                    await this.agreed(tx, row, fields);
                    return row;
                },
                update: async (tx, id, version, draft) => {
                    const row = await testimonials.update(tx, id, version, draft);
                    if (row)
                        await this.agreed(tx, row, fields);
                    return row;
                },
            },
        };
    }
    /** Once for what was said: a save that says nothing of the consent leaves it as it was written down. */
    async agreed(tx, story, fields) {
        const { consentDate, consentHow, consentEmail } = fields;
        if (consentDate === undefined && !consentHow && !consentEmail)
            return;
        await this.consents.setOfStory(tx, story.id, {
            on: story.consentDate,
            words: consentHow,
            email: consentEmail,
        });
    }
};
TestimonialEditingService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        TestimonialEditingRepository,
        ContentPictures,
        ContentAudit,
        ContentEditor,
        ConsentLedger])
], TestimonialEditingService);
export { TestimonialEditingService };
//# sourceMappingURL=testimonial-editing.service.js.map