var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
/** When the last backup was whole, as deploy/backup/backup writes it down. One row; before the first backup, since when it is awaited. */
let LastBackupEntity = class LastBackupEntity {
    oneRow;
    finishedAt;
    /** Equal to `finishedAt` until the first backup; null where that was long ago. */
    awaitedSince;
};
__decorate([
    PrimaryColumn('boolean', {
        name: 'one_row',
        default: true,
        primaryKeyConstraintName: 'last_backup_pkey',
    }),
    __metadata("design:type", Boolean)
], LastBackupEntity.prototype, "oneRow", void 0);
__decorate([
    Column('timestamptz', { name: 'finished_at', default: () => 'now()' }),
    __metadata("design:type", Date)
], LastBackupEntity.prototype, "finishedAt", void 0);
__decorate([
    Column('timestamptz', { name: 'awaited_since', nullable: true }),
    __metadata("design:type", Object)
], LastBackupEntity.prototype, "awaitedSince", void 0);
LastBackupEntity = __decorate([
    Entity('last_backup'),
    Check('last_backup_one_row', 'one_row')
], LastBackupEntity);
export { LastBackupEntity };
//# sourceMappingURL=last-backup.entity.js.map