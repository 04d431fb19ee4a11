var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique, UpdateDateColumn } from 'typeorm';
/** An article (data-3). A published one with a date ahead appears when its time comes. */
let BlogEntity = class BlogEntity {
    id;
    slug;
    title;
    excerpt;
    author;
    category;
    featured;
    picture;
    /** In words: "6 min read". */
    readTime;
    likes;
    /** Sanitised HTML. */
    content;
    draft;
    publishedAt;
    /** Goes up with every save; a save that carries an older one is refused. */
    version;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'blogs_pkey' }),
    __metadata("design:type", String)
], BlogEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BlogEntity.prototype, "slug", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BlogEntity.prototype, "title", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BlogEntity.prototype, "excerpt", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BlogEntity.prototype, "author", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BlogEntity.prototype, "category", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], BlogEntity.prototype, "featured", void 0);
__decorate([
    Column('jsonb'),
    __metadata("design:type", Object)
], BlogEntity.prototype, "picture", void 0);
__decorate([
    Column('text', { name: 'read_time' }),
    __metadata("design:type", String)
], BlogEntity.prototype, "readTime", void 0);
__decorate([
    Column('integer', { default: 0 }),
    __metadata("design:type", Number)
], BlogEntity.prototype, "likes", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], BlogEntity.prototype, "content", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], BlogEntity.prototype, "draft", void 0);
__decorate([
    Column('timestamptz', { name: 'published_at' }),
    __metadata("design:type", Date)
], BlogEntity.prototype, "publishedAt", void 0);
__decorate([
    Column('integer', { default: 1 }),
    __metadata("design:type", Number)
], BlogEntity.prototype, "version", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], BlogEntity.prototype, "createdAt", void 0);
__decorate([
    UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }),
    __metadata("design:type", Date)
], BlogEntity.prototype, "updatedAt", void 0);
BlogEntity = __decorate([
    Entity('blogs'),
    Unique('blogs_slug', ['slug']),
    Index('blogs_newest', ['publishedAt', 'id'])
], BlogEntity);
export { BlogEntity };
//# sourceMappingURL=blog.entity.js.map