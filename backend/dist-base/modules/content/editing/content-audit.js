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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { mediaIdsIn, MediaLibrary } from '../../media/media-library.api.js';
import { ShareCards } from '../share-cards/share-cards.service.js';
import { SlugsService } from '../slugs/slugs.service.js';
import { changesBetween } from './content-changes.domain.js';
/**
 * What every change of content leaves beside its own row, in the same transaction: which pictures are
 * in use, where an old address leads, the picture that is shared, and who did it.
 */
let ContentAudit = class ContentAudit {
    activities;
    library;
    slugs;
    shareCards;
    constructor(activities, library, slugs, shareCards) {
        this.activities = activities;
        this.library = library;
        this.slugs = slugs;
        this.shareCards = shareCards;
    }
    /** Of an edit, the log gets the fields that differ. */
    async record(tx, kind, { before, after, actor }) {
        const { id } = (after ?? before);
        if (kind.slugs)
            await this.slugs.moved(tx, kind.slugs, id, before?.slug, after?.slug);
        if (kind.slugs)
            await this.share(tx, { kind: kind.slugs, id }, after !== null);
        await this.library.use(tx, id, after ? mediaIdsIn(kind.pictures(after)) : []);
        const changes = changesBetween(id, before && kind.forLog(before), after && kind.forLog(after));
        await this.log(tx, kind.feature, actionOf(before, after), changes, actor);
    }
    /** For content about a person: what the log says of them goes; that somebody removed it stays, without whose it was. */
    async erase(tx, feature, id, action, actor) {
        await this.library.use(tx, id, []);
        await this.activities.forgetChanges(tx, feature, id);
        await this.log(tx, feature, action, changesBetween(id, {}, null), actor);
    }
    share(tx, target, isThere) {
        return isThere ? this.shareCards.promise(tx, target) : this.shareCards.remove(tx, target.id);
    }
    async log(tx, feature, action, changes, actor) {
        await this.activities.record(tx, actor, { action, feature, changes });
    }
};
ContentAudit = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ActivityLog,
        MediaLibrary,
        SlugsService,
        ShareCards])
], ContentAudit);
export { ContentAudit };
function actionOf(before, after) {
    if (!before)
        return 'Created';
    return after ? 'Updated' : 'Deleted';
}
/** A picture as the log shows it: the address and what a person decided, not the machine's part. */
export function pictureForLog(picture) {
    return (picture && { source: picture.source, alt: picture.alt, focalX: picture.focalX, focalY: picture.focalY });
}
//# sourceMappingURL=content-audit.js.map