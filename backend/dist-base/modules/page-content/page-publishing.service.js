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
import { v5 as uuidOf } from 'uuid';
import { mediaIdsIn, MediaLibrary } from '../media/media-library.api.js';
import { Publishing, PublishingTools } from '../publishing/publishing.api.js';
import { pageContentError } from './page-content.errors.js';
import { PageContentRepository } from './page-content.repository.js';
import { changesBetween } from './pages/editable-page.js';
import { pageNames, pages } from './pages/index.js';
/** Pictures belong to a UUID: that of a page is made of its name. */
const NAMESPACE = '3a52e7a4-6e0e-4b43-8a3d-5c1be1d5a0c7';
const ownerOf = (page) => uuidOf(page, NAMESPACE);
/** Changes what pages say: each as a whole, one revision at a time (pages-1). */
let PagePublishing = class PagePublishing {
    repository;
    library;
    byPage;
    constructor(tools, repository, library) {
        this.repository = repository;
        this.library = library;
        this.byPage = new Map(pageNames.map((page) => [page, this.publishingOf(page, tools)]));
    }
    of(page) {
        const publishing = this.byPage.get(page);
        if (!publishing)
            throw new Error(`${page} is no page of the registry`);
        return publishing;
    }
    publishingOf(page, tools) {
        // The schema has checked that it is this page's content.
        const editable = pages[page];
        return new Publishing(tools, {
            revisions: this.repository.revisionsOf(page),
            changesBetween: (before, after) => changesBetween(editable, before, after),
            feature: editable.title,
            called: `the page “${editable.title}”`,
            stale: () => pageContentError('STALE_PAGE_CONTENT'),
            unknown: () => pageContentError('UNKNOWN_PAGE_REVISION'),
            afterwards: (tx, content) => this.keepPictures(tx, page, content),
        });
    }
    /** @throws PICTURE_GONE when one that this content shows was removed meanwhile */
    async keepPictures(tx, page, content) {
        const shown = mediaIdsIn(JSON.stringify(content));
        const ever = mediaIdsIn((await this.repository.texts(page, tx)).join(' '));
        if (ever.length === 0)
            return;
        await this.library.use(tx, ownerOf(page), ever);
        const kept = new Set(await this.library.usedBy(tx, ownerOf(page)));
        if (shown.some((id) => !kept.has(id)))
            throw pageContentError('PICTURE_GONE');
    }
};
PagePublishing = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PublishingTools,
        PageContentRepository,
        MediaLibrary])
], PagePublishing);
export { PagePublishing };
//# sourceMappingURL=page-publishing.service.js.map