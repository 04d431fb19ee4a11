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
import { good, missing, moment } from '../setup-items.js';
import { SetupRepository } from '../setup.repository.js';
const DAY = 86_400_000;
/** They are made every night: one may be missed, two are a reason to look. */
const LATE_AFTER_MS = 2 * DAY;
let BackupCheck = class BackupCheck {
    repository;
    item = 'backup';
    constructor(repository) {
        this.repository = repository;
    }
    async look() {
        const at = await this.repository.lastBackup();
        if (!at)
            return [missing('No backup was made yet. Whoever runs the machine makes one with scripts/backup')];
        const age = Date.now() - at.getTime();
        const when = `The last backup was whole on ${moment(at)}`;
        return [age < LATE_AFTER_MS ? good(when) : missing(`${when}, ${Math.floor(age / DAY)} days ago`)];
    }
};
BackupCheck = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [SetupRepository])
], BackupCheck);
export { BackupCheck };
//# sourceMappingURL=backup.check.js.map