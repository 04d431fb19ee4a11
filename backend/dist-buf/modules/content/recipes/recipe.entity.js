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
/** A dish (data-2). Nutrition is for one serving. */
let RecipeEntity = class RecipeEntity {
    id;
    slug;
    name;
    description;
    picture;
    /** veg, non-veg, or another that the owner uses. */
    category;
    cuisines;
    serving;
    ytLinks;
    ingredients;
    steps;
    /** kcal. */
    calories;
    /** Grams, as are carbs and fat. */
    protein;
    carbs;
    fat;
    /** Minutes. */
    prepMinutes;
    rating;
    reviews;
    position;
    draft;
    /** Goes up with every save; a save that carries an older one is refused. */
    version;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'recipes_pkey' }),
    __metadata("design:type", String)
], RecipeEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], RecipeEntity.prototype, "slug", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], RecipeEntity.prototype, "name", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], RecipeEntity.prototype, "description", void 0);
__decorate([
    Column('jsonb'),
    __metadata("design:type", Object)
], RecipeEntity.prototype, "picture", void 0);
__decorate([
    Column('text', { default: 'veg' }),
    __metadata("design:type", String)
], RecipeEntity.prototype, "category", void 0);
__decorate([
    Column('text', { array: true, default: () => `'{}'` }),
    __metadata("design:type", Array)
], RecipeEntity.prototype, "cuisines", void 0);
__decorate([
    Column('smallint', { default: 1 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "serving", void 0);
__decorate([
    Column('text', { name: 'yt_links', array: true, default: () => `'{}'` }),
    __metadata("design:type", Array)
], RecipeEntity.prototype, "ytLinks", void 0);
__decorate([
    Column('text', { array: true, default: () => `'{}'` }),
    __metadata("design:type", Array)
], RecipeEntity.prototype, "ingredients", void 0);
__decorate([
    Column('text', { array: true, default: () => `'{}'` }),
    __metadata("design:type", Array)
], RecipeEntity.prototype, "steps", void 0);
__decorate([
    Column('real', { default: 0 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "calories", void 0);
__decorate([
    Column('real', { default: 0 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "protein", void 0);
__decorate([
    Column('real', { default: 0 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "carbs", void 0);
__decorate([
    Column('real', { default: 0 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "fat", void 0);
__decorate([
    Column('smallint', { name: 'prep_minutes', default: 0 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "prepMinutes", void 0);
__decorate([
    Column('real', { default: 0 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "rating", void 0);
__decorate([
    Column('integer', { default: 0 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "reviews", void 0);
__decorate([
    Column('integer', { default: 0 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "position", void 0);
__decorate([
    Column('boolean', { default: false }),
    __metadata("design:type", Boolean)
], RecipeEntity.prototype, "draft", void 0);
__decorate([
    Column('integer', { default: 1 }),
    __metadata("design:type", Number)
], RecipeEntity.prototype, "version", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], RecipeEntity.prototype, "createdAt", void 0);
__decorate([
    UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }),
    __metadata("design:type", Date)
], RecipeEntity.prototype, "updatedAt", void 0);
RecipeEntity = __decorate([
    Entity('recipes'),
    Unique('recipes_slug', ['slug']),
    Index('recipes_order', ['position', 'id'])
], RecipeEntity);
export { RecipeEntity };
//# sourceMappingURL=recipe.entity.js.map