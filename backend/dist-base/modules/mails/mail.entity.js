var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
/** One transactional mail. `key` makes it unique for what it is about (`receipt:<payment id>`). */
let MailEntity = class MailEntity {
    id;
    key;
    template;
    toEmail;
    toName;
    replyTo;
    data;
    status;
    leaseUntil;
    attempts;
    error;
    /** Of a refused one: somebody has seen to it, and no alarm speaks of it. */
    dismissedAt;
    createdAt;
    sentAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'mails_pkey' }),
    __metadata("design:type", String)
], MailEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], MailEntity.prototype, "key", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], MailEntity.prototype, "template", void 0);
__decorate([
    Column('text', { name: 'to_email' }),
    __metadata("design:type", String)
], MailEntity.prototype, "toEmail", void 0);
__decorate([
    Column('text', { name: 'to_name', nullable: true }),
    __metadata("design:type", Object)
], MailEntity.prototype, "toName", void 0);
__decorate([
    Column('text', { name: 'reply_to', nullable: true }),
    __metadata("design:type", Object)
], MailEntity.prototype, "replyTo", void 0);
__decorate([
    Column('jsonb'),
    __metadata("design:type", Object)
], MailEntity.prototype, "data", void 0);
__decorate([
    Column('text', { default: 'queued' }),
    __metadata("design:type", String)
], MailEntity.prototype, "status", void 0);
__decorate([
    Column('timestamptz', { name: 'lease_until', nullable: true }),
    __metadata("design:type", Object)
], MailEntity.prototype, "leaseUntil", void 0);
__decorate([
    Column('smallint', { default: 0 }),
    __metadata("design:type", Number)
], MailEntity.prototype, "attempts", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], MailEntity.prototype, "error", void 0);
__decorate([
    Column('timestamptz', { name: 'dismissed_at', nullable: true }),
    __metadata("design:type", Object)
], MailEntity.prototype, "dismissedAt", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], MailEntity.prototype, "createdAt", void 0);
__decorate([
    Column('timestamptz', { name: 'sent_at', nullable: true }),
    __metadata("design:type", Object)
], MailEntity.prototype, "sentAt", void 0);
MailEntity = __decorate([
    Entity('mails'),
    Unique('mails_key', ['key']),
    Index('mails_newest', ['createdAt', 'id'])
    // Of expressions: see the migration.
    ,
    Index('mails_by_status', { synchronize: false }),
    Index('mails_about', { synchronize: false }),
    Index('mails_to', { synchronize: false }),
    Index('mails_records', { synchronize: false })
], MailEntity);
export { MailEntity };
//# sourceMappingURL=mail.entity.js.map