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
/** How far the numbers of a series have come. Its row is locked from the number that is given until the transaction ends. */
let DocumentSeriesEntity = class DocumentSeriesEntity {
    series;
    /** April to March in India: '2026-27'. */
    financialYear;
    lastSerial;
};
__decorate([
    PrimaryColumn('text', { primaryKeyConstraintName: 'document_series_pkey' }),
    __metadata("design:type", String)
], DocumentSeriesEntity.prototype, "series", void 0);
__decorate([
    PrimaryColumn('text', { name: 'financial_year', primaryKeyConstraintName: 'document_series_pkey' }),
    __metadata("design:type", String)
], DocumentSeriesEntity.prototype, "financialYear", void 0);
__decorate([
    Column('integer', { name: 'last_serial' }),
    __metadata("design:type", Number)
], DocumentSeriesEntity.prototype, "lastSerial", void 0);
DocumentSeriesEntity = __decorate([
    Entity('document_series')
], DocumentSeriesEntity);
export { DocumentSeriesEntity };
//# sourceMappingURL=document-series.entity.js.map