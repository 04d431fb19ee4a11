var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
export const CONSENTS = ['terms', 'marketing', 'story'];
/** What somebody agreed to, in which words, and what became of it. Nothing but an erasure and the retention of `ip` changes what was said. */
let ConsentEntity = class ConsentEntity {
    id;
    /** Lower case. Empty: a story whose person has no address with us. */
    email;
    what;
    /** What was read: the sentence, or the version of the page ("Terms, version 3"). */
    words;
    /** The story, or the payment, that it is about. */
    about;
    /** The page or the way it came by. */
    source;
    /** Removed with the other technical records (retention-2). */
    ip;
    /** Null: it was only ever withdrawn. */
    givenAt;
    withdrawnAt;
    withdrawnBy;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'consents_pkey' }),
    __metadata("design:type", String)
], ConsentEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ConsentEntity.prototype, "email", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ConsentEntity.prototype, "what", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ConsentEntity.prototype, "words", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], ConsentEntity.prototype, "about", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ConsentEntity.prototype, "source", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], ConsentEntity.prototype, "ip", void 0);
__decorate([
    Column('timestamptz', { name: 'given_at', nullable: true }),
    __metadata("design:type", Object)
], ConsentEntity.prototype, "givenAt", void 0);
__decorate([
    Column('timestamptz', { name: 'withdrawn_at', nullable: true }),
    __metadata("design:type", Object)
], ConsentEntity.prototype, "withdrawnAt", void 0);
__decorate([
    Column('text', { name: 'withdrawn_by', nullable: true }),
    __metadata("design:type", Object)
], ConsentEntity.prototype, "withdrawnBy", void 0);
ConsentEntity = __decorate([
    Entity('consents'),
    Index('consents_of', ['email']),
    Index('consents_about', ['about'], { where: 'about IS NOT NULL' }),
    Index('consents_records', ['givenAt'], { where: 'ip IS NOT NULL' }),
    Check('consents_what', `what IN ('terms', 'marketing', 'story')`),
    Check('consents_given_or_withdrawn', 'given_at IS NOT NULL OR withdrawn_at IS NOT NULL')
], ConsentEntity);
export { ConsentEntity };
//# sourceMappingURL=consent.entity.js.map