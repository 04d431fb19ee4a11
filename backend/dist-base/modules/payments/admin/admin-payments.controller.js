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
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { acceptedAnswer, adminPaymentsQuery, adminPaymentsView, exportBody, exportView, flagParams, flagView, paymentDetailView, paymentParams, refundBody, refundParams, refundView, resolveBody, } from './admin-payments.dto.js';
import { presentDetail, presentFlag, presentListItem, presentRefund } from './admin-payments.presenter.js';
import { attachedPdf } from '../documents/attached-pdf.js';
import { Receipts } from '../payment-documents.api.js';
import { AdminPaymentsService } from './admin-payments.service.js';
import { FlagsService } from './flags.service.js';
import { PaymentExportService } from './export/payment-export.service.js';
import { ReceiptsService } from './receipts.service.js';
import { RefundsService } from '../refunds/refunds.service.js';
let AdminPaymentsController = class AdminPaymentsController {
    payments;
    refunds;
    receipts;
    documents;
    flags;
    exports;
    constructor(payments, refunds, receipts, documents, flags, exports) {
        this.payments = payments;
        this.refunds = refunds;
        this.receipts = receipts;
        this.documents = documents;
        this.flags = flags;
        this.exports = exports;
    }
    async list(query) {
        const { page, limit, status, flagged, refundAsked, toCall, ...rest } = query;
        const filter = {
            ...rest,
            status: status || undefined,
            flagged: flagged === 'true',
            refundAsked: refundAsked === 'true',
            toCall: toCall === 'true',
        };
        const { items, ...frame } = await this.payments.list(filter, page, limit);
        return { payments: items.map(presentListItem), ...frame };
    }
    async byId({ id }, { userId }) {
        return presentDetail(await this.payments.detail(id), userId);
    }
    async refund({ id }, body, actor) {
        return presentRefund(await this.refunds.create(id, body, actor));
    }
    async receipt({ id }) {
        return attachedPdf(await this.documents.of(id));
    }
    async creditNote({ id, refundId }) {
        return attachedPdf(await this.documents.creditNote(id, refundId));
    }
    async resendReceipt({ id }, actor) {
        await this.receipts.resend(id, actor);
        return { success: true, message: 'The receipt is on its way again.' };
    }
    async resolve({ id, flagId }, { note }, actor) {
        return presentFlag(await this.flags.resolve(id, flagId, note, actor));
    }
    async export(body, actor) {
        const token = await this.exports.allow({ ...body, status: body.status || undefined }, actor);
        return { url: `/api/payments/exports/${token}` };
    }
};
__decorate([
    Get('all'),
    ApiOperation({ summary: 'Payments, newest first, filtered' }),
    ResponseSchema(200, adminPaymentsView),
    __param(0, Query({ schema: adminPaymentsQuery })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminPaymentsController.prototype, "list", null);
__decorate([
    Get(':id'),
    ApiOperation({ summary: 'One payment with its timeline, refunds and flags' }),
    ResponseSchema(200, paymentDetailView),
    __param(0, Param({ schema: paymentParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPaymentsController.prototype, "byId", null);
__decorate([
    Post(':id/refunds'),
    RequireAccess('payments:refund'),
    ApiOperation({ summary: 'Give money back; the same refundKey is one refund' }),
    ResponseSchema(201, refundView),
    __param(0, Param({ schema: paymentParams })),
    __param(1, Body({ schema: refundBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPaymentsController.prototype, "refund", null);
__decorate([
    Get(':id/receipt.pdf'),
    Header('x-robots-tag', 'noindex'),
    ApiOperation({ summary: 'The receipt as PDF: the same bytes each time' }),
    ApiProduces('application/pdf'),
    __param(0, Param({ schema: paymentParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminPaymentsController.prototype, "receipt", null);
__decorate([
    Get(':id/refunds/:refundId/credit-note.pdf'),
    Header('x-robots-tag', 'noindex'),
    ApiOperation({ summary: 'The credit note of a refund as PDF: the same bytes each time' }),
    ApiProduces('application/pdf'),
    __param(0, Param({ schema: refundParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], AdminPaymentsController.prototype, "creditNote", null);
__decorate([
    Post(':id/receipt'),
    RequireAccess('payments:manage'),
    HttpCode(202),
    ApiOperation({ summary: 'Send the receipt again' }),
    ResponseSchema(202, acceptedAnswer),
    __param(0, Param({ schema: paymentParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPaymentsController.prototype, "resendReceipt", null);
__decorate([
    Post(':id/flags/:flagId/resolve'),
    RequireAccess('payments:manage'),
    HttpCode(200),
    ApiOperation({ summary: 'Say how what needed a look was settled' }),
    ResponseSchema(200, flagView),
    __param(0, Param({ schema: flagParams })),
    __param(1, Body({ schema: resolveBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPaymentsController.prototype, "resolve", null);
__decorate([
    Post('export'),
    RequireAccess('payments:export'),
    HttpCode(200),
    ApiOperation({ summary: 'A download of the filtered payments as CSV' }),
    ResponseSchema(200, exportView),
    __param(0, Body({ schema: exportBody })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], AdminPaymentsController.prototype, "export", null);
AdminPaymentsController = __decorate([
    ApiTags('payments'),
    ApiBearerAuth(),
    RequireAccess('payments:read'),
    Controller('api/payments/admin'),
    __metadata("design:paramtypes", [AdminPaymentsService,
        RefundsService,
        ReceiptsService,
        Receipts,
        FlagsService,
        PaymentExportService])
], AdminPaymentsController);
export { AdminPaymentsController };
//# sourceMappingURL=admin-payments.controller.js.map