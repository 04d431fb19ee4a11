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
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { CurrentActor } from '../../../platform/security/current-user.js';
import { RequireAccess } from '../../../platform/security/principal.js';
import { PaymentMarks } from '../marks/payment-marks.service.js';
import { PaymentNotes } from '../marks/payment-notes.service.js';
import { markAnswer, markBody, markParams, noteBody, noteParams, noteView, paymentParams, } from './admin-payments.dto.js';
import { presentMark, presentNote } from './admin-payments.presenter.js';
/** What is done for a buyer after the sale, and written down about it. */
let FollowUpController = class FollowUpController {
    marks;
    notes;
    constructor(marks, notes) {
        this.marks = marks;
        this.notes = notes;
    }
    async mark({ id, mark }, { set }, actor) {
        return { mark: presentMark(await this.marks.mark(id, mark, set, actor)) };
    }
    async addNote({ id }, { text }, actor) {
        return presentNote(await this.notes.add(id, text, actor), actor.userId);
    }
    async removeNote({ id, noteId }, actor) {
        await this.notes.remove(id, noteId, actor);
    }
};
__decorate([
    Put(':id/marks/:mark'),
    ApiOperation({ summary: 'Mark a buyer as called or assessed, or take the mark back' }),
    ResponseSchema(200, markAnswer),
    __param(0, Param({ schema: markParams })),
    __param(1, Body({ schema: markBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], FollowUpController.prototype, "mark", null);
__decorate([
    Post(':id/notes'),
    ApiOperation({ summary: 'Write a private note' }),
    ResponseSchema(201, noteView),
    __param(0, Param({ schema: paymentParams })),
    __param(1, Body({ schema: noteBody })),
    __param(2, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], FollowUpController.prototype, "addNote", null);
__decorate([
    Delete(':id/notes/:noteId'),
    HttpCode(204),
    ApiOperation({ summary: 'Delete a note of one’s own' }),
    __param(0, Param({ schema: noteParams })),
    __param(1, CurrentActor()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], FollowUpController.prototype, "removeNote", null);
FollowUpController = __decorate([
    ApiTags('payments'),
    ApiBearerAuth(),
    RequireAccess('payments:manage'),
    Controller('api/payments/admin'),
    __metadata("design:paramtypes", [PaymentMarks,
        PaymentNotes])
], FollowUpController);
export { FollowUpController };
//# sourceMappingURL=follow-up.controller.js.map