var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { business } from '@ironbloom/brand';
import { filled } from '@ironbloom/brand/placeholders';
import { Injectable } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { CurrentRetention } from '../retention/current-retention.api.js';
import { pageContentError } from './page-content.errors.js';
import { LEGAL_PAGES, PageContentRepository, } from './page-content.repository.js';
import { pageNames, pages } from './pages/index.js';
const isLegal = (page) => LEGAL_PAGES.some((name) => name === page);
/** What pages say now, kept in memory: no page asks the database for its words. */
let PublishedPages = class PublishedPages {
    db;
    publications;
    repository;
    retention;
    kept = new Map();
    constructor(db, publications, repository, retention) {
        this.db = db;
        this.publications = publications;
        this.repository = repository;
        this.retention = retention;
    }
    async onModuleInit() {
        await Promise.all(pageNames.map((page) => this.keep(page)));
    }
    current(page) {
        const { revision, versions } = this.keptOf(page);
        return this.presented(page, revision, versions);
    }
    /** An earlier version of a legal text. @throws UNKNOWN_PAGE_REVISION */
    async version(page, version) {
        const revision = await this.repository.revisionsOf(page).find(this.db, version);
        if (!revision)
            throw pageContentError('UNKNOWN_PAGE_REVISION');
        return this.presented(page, revision, this.keptOf(page).versions);
    }
    presented(page, { version, publishedAt, value }, versions) {
        const others = versions.filter((other) => other.version !== version);
        const content = filled(value, { business: business(), retention: this.retention.value });
        return { version, publishedAt, content, ...(isLegal(page) && { others }) };
    }
    keptOf(page) {
        const kept = this.kept.get(page);
        if (!kept)
            throw new Error(`${page} is not loaded yet`);
        return kept.current.value;
    }
    async keep(page) {
        const revisions = this.repository.revisionsOf(page);
        await revisions.addShipped(pages[page].shipped);
        const load = async (sql) => ({
            revision: await revisions.latest(sql),
            versions: isLegal(page) ? await this.repository.versions(page, sql) : [],
        });
        this.kept.set(page, await this.publications.keep(revisions.publication, load));
    }
};
PublishedPages = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Publications,
        PageContentRepository,
        CurrentRetention])
], PublishedPages);
export { PublishedPages };
//# sourceMappingURL=published-pages.js.map