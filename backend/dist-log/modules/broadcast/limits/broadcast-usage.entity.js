var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Column, Entity, PrimaryColumn } from 'typeorm';
/** Messages that the mail server has taken, or may have taken, in some seconds: what the hourly limit adds up. */
let BroadcastUsageEntity = class BroadcastUsageEntity {
    /** Its beginning. */
    slot;
    /** Workers who write at the same time need not wait for one another. */
    shard;
    messages;
};
__decorate([
    PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'broadcast_usage_pkey' }),
    __metadata("design:type", Date)
], BroadcastUsageEntity.prototype, "slot", void 0);
__decorate([
    PrimaryColumn('smallint', { primaryKeyConstraintName: 'broadcast_usage_pkey' }),
    __metadata("design:type", Number)
], BroadcastUsageEntity.prototype, "shard", void 0);
__decorate([
    Column('integer'),
    __metadata("design:type", Number)
], BroadcastUsageEntity.prototype, "messages", void 0);
BroadcastUsageEntity = __decorate([
    Entity('broadcast_usage')
], BroadcastUsageEntity);
export { BroadcastUsageEntity };
//# sourceMappingURL=broadcast-usage.entity.js.map