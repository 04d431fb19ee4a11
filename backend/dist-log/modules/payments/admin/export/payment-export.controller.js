var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { exportParams } from '../admin-payments.dto.js';
import { PaymentExportService } from './payment-export.service.js';
let PaymentExportController = class PaymentExportController {
    exports;
    constructor(exports) {
        this.exports = exports;
    }
    /** No bearer: a browser's own download sends none. The token was made for an admin, works once and not for long. */
    async download({ token }, { method }, reply) {
        // A mail scanner or a download manager that only asks must not use the link up.
        const { fileName, lines } = method === 'HEAD'
            ? { ...(await this.exports.look(token)), lines: [] }
            : await this.exports.redeem(token);
        await reply
            .header('content-type', 'text/csv; charset=utf-8')
            .header('content-disposition', `attachment; filename="${fileName}"`)
            .header('x-robots-tag', 'noindex')
            .send(Readable.from(lines));
    }
};
__decorate([
    Get(':token'),
    ApiOperation({ summary: 'The CSV file that an export made ready' }),
    ApiProduces('text/csv'),
    __param(0, Param({ schema: exportParams })),
    __param(1, Req()),
    __param(2, Res()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], PaymentExportController.prototype, "download", null);
PaymentExportController = __decorate([
    ApiTags('payments'),
    Controller('api/payments/exports'),
    __metadata("design:paramtypes", [PaymentExportService])
], PaymentExportController);
export { PaymentExportController };
//# sourceMappingURL=payment-export.controller.js.map