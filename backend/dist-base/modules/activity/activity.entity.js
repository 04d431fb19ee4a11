var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
/** Who did what (data-7). */
let ActivityEntity = class ActivityEntity {
    id;
    email;
    action;
    feature;
    route;
    ip;
    /** Of an admin's write: what was there and what is there now. */
    changes;
    createdAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'activities_pkey' }),
    __metadata("design:type", String)
], ActivityEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ActivityEntity.prototype, "email", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ActivityEntity.prototype, "action", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ActivityEntity.prototype, "feature", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], ActivityEntity.prototype, "route", void 0);
__decorate([
    Column('text', { nullable: true }),
    __metadata("design:type", Object)
], ActivityEntity.prototype, "ip", void 0);
__decorate([
    Column('jsonb', { nullable: true }),
    __metadata("design:type", Object)
], ActivityEntity.prototype, "changes", void 0);
__decorate([
    CreateDateColumn({ type: 'timestamptz', name: 'created_at' }),
    __metadata("design:type", Date)
], ActivityEntity.prototype, "createdAt", void 0);
ActivityEntity = __decorate([
    Entity('activities'),
    Index('activities_newest', ['createdAt', 'id']),
    Index('activities_sign_ins', ['createdAt', 'id'], { where: `action = 'Signed in'` }),
    Index('activities_sign_ins_of', ['email', 'createdAt'], {
        where: `action IN ('Signed in', 'Sign-in failed', 'Sign-in refused')`,
    })
    // What is removed after its time: see the migration.
    ,
    Index('activities_records', { synchronize: false })
    // By whose values were changed: see the migration.
    ,
    Index('activities_changes_of', { synchronize: false })
], ActivityEntity);
export { ActivityEntity };
//# sourceMappingURL=activity.entity.js.map