var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
/** Somebody with an account or a purchase. Triggers on `users` and `payments` write it (docs/decisions/019), and nothing else does. */
let PersonEntity = class PersonEntity {
    /** Stays the same when a buyer makes an account. */
    id;
    /** Lower case. */
    email;
    /** Of the account; of one that nobody has proved, and of a buyer without one, what the newest purchase says. */
    name;
    userId;
    standing;
    /** Since the account, or the first purchase. */
    since;
    /** The newest completed purchase. */
    boughtAt;
};
__decorate([
    PrimaryColumn('uuid', { primaryKeyConstraintName: 'people_pkey' }),
    __metadata("design:type", String)
], PersonEntity.prototype, "id", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PersonEntity.prototype, "email", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PersonEntity.prototype, "name", void 0);
__decorate([
    Column('uuid', { name: 'user_id', nullable: true }),
    __metadata("design:type", Object)
], PersonEntity.prototype, "userId", void 0);
__decorate([
    Column('text'),
    __metadata("design:type", String)
], PersonEntity.prototype, "standing", void 0);
__decorate([
    Column('timestamptz'),
    __metadata("design:type", Date)
], PersonEntity.prototype, "since", void 0);
__decorate([
    Column('timestamptz', { name: 'bought_at', nullable: true }),
    __metadata("design:type", Object)
], PersonEntity.prototype, "boughtAt", void 0);
PersonEntity = __decorate([
    Entity('people'),
    Unique('people_email', ['email']),
    Index('people_newest', ['since', 'id']),
    Index('people_buyers', ['since', 'id'], { where: 'bought_at IS NOT NULL' }),
    Index('people_by_standing', ['standing', 'since', 'id']),
    Index('people_accounts', ['userId'])
    // Trigrams of both fields: see the migration.
    ,
    Index('people_search', { synchronize: false }),
    Check('people_standing', `standing IN ('buyer', 'unverified', 'member', 'staff', 'deactivated')`)
], PersonEntity);
export { PersonEntity };
//# sourceMappingURL=person.entity.js.map