var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
/** A transformation story (data-1). Images are public paths. */
let TestimonialEntity = class TestimonialEntity {
    id;
    name;
    /** Who they are in a few words: "Beginner, Pune". */
    profile;
    story;
    fullStory;
    beforeImage;
    afterImage;
    /** Kilograms. */
    beforeWeight;
    afterWeight;
    beforeMonth;
    afterMonth;
    position;
    /** Of uploaded images; null where the address alone is known. */
    beforePicture;
    afterPicture;
    /** The day on which the person agreed to be shown. */
    consentDate;
    draft;
    /** Goes up with every save; a save that carries an older one is refused. */
    version;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'testimonials_pkey' }),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "name", void 0);
__decorate([
    Column('text', { default: '' }),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "profile", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "story", void 0);
__decorate([
    Column('text', { name: 'full_story' }),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "fullStory", void 0);
__decorate([
    Column('text', { name: 'before_image' }),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "beforeImage", void 0);
__decorate([
    Column('text', { name: 'after_image' }),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "afterImage", void 0);
__decorate([
    Column('real', { name: 'before_weight' }),
    __metadata("design:type", Number)
], TestimonialEntity.prototype, "beforeWeight", void 0);
__decorate([
    Column('real', { name: 'after_weight' }),
    __metadata("design:type", Number)
], TestimonialEntity.prototype, "afterWeight", void 0);
__decorate([
    Column('text', { name: 'before_month' }),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "beforeMonth", void 0);
__decorate([
    Column('text', { name: 'after_month' }),
    __metadata("design:type", String)
], TestimonialEntity.prototype, "afterMonth", void 0);
__decorate([
    Column('integer', { default: 0 }),
    __metadata("design:type", Number)
], TestimonialEntity.prototype, "position", void 0);
__decorate([
    Column('jsonb', { name: 'before_picture', nullable: true }),
    __metadata("design:type", Object)
], TestimonialEntity.prototype, "beforePicture", void 0);
__decorate([
    Column('jsonb', { name: 'after_picture', nullable: true }),
    __metadata("design:type", Object)
], TestimonialEntity.prototype, "afterPicture", void 0);
__decorate([
    Column('date', { name: 'consent_date', nullable: true }),
    __metadata("design:type", Object)
], TestimonialEntity.prototype, "consentDate", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], TestimonialEntity.prototype, "draft", void 0);
__decorate([
    Column('integer', { default: 1 }),
    __metadata("design:type", Number)
], TestimonialEntity.prototype, "version", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], TestimonialEntity.prototype, "createdAt", void 0);
__decorate([
    UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }),
    __metadata("design:type", Date)
], TestimonialEntity.prototype, "updatedAt", void 0);
TestimonialEntity = __decorate([
    Entity('testimonials'),
    Index('testimonials_order', ['position', 'id'])
], TestimonialEntity);
export { TestimonialEntity };
//# sourceMappingURL=testimonial.entity.js.map