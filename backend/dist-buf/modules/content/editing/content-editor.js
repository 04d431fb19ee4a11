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
import { ContentAudit } from './content-audit.js';
import { ContentIntents } from './content-intents.js';
/** What editing an article, a recipe and a story have in common: retries, versions, and the audit of each change. */
let ContentEditor = class ContentEditor {
    unitOfWork;
    audit;
    intents;
    constructor(unitOfWork, audit, intents) {
        this.unitOfWork = unitOfWork;
        this.audit = audit;
        this.intents = intents;
    }
    /** @param prepare checks and takes in what was sent, and ends in `save`. With a key that was used it is not called */
    create(kind, intentKey, actor, prepare) {
        return this.intents.once(intentKey, (id) => this.find(kind, id), async (insert) => prepare((draft) => insert(async (tx, id) => {
            const saved = await kind.rows.insert(tx, id, await draft(tx));
            await this.audit.record(tx, kind.audit, { before: null, after: saved, actor });
            return saved;
        })));
    }
    /**
     * @param edited the row and the version that the editor opened
     * @param stale the refusal when it says something else by now, before `prepare` or at the save
     */
    async update(kind, { id, version }, actor, stale, prepare) {
        const current = await this.find(kind, id);
        if (current.version !== version)
            throw stale(current);
        return prepare(current, async (draft) => {
            const saved = await this.unitOfWork.run(async (tx) => {
                const row = await kind.rows.update(tx, id, version, await draft(tx));
                if (row)
                    await this.audit.record(tx, kind.audit, { before: current, after: row, actor });
                return row;
            });
            if (!saved)
                throw stale(await this.find(kind, id));
            return saved;
        });
    }
    /** @throws what `kind.notFound` makes */
    async find(kind, id) {
        const row = await kind.rows.find(id);
        if (!row)
            throw kind.notFound();
        return row;
    }
};
ContentEditor = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        ContentAudit,
        ContentIntents])
], ContentEditor);
export { ContentEditor };
//# sourceMappingURL=content-editor.js.map