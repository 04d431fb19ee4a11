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
import { archiveParams } from '../privacy.dto.js';
import { ArchiveLinks } from './archive-links.js';
import { Archives } from './archive.service.js';
let ArchiveController = class ArchiveController {
    links;
    archives;
    constructor(links, archives) {
        this.links = links;
        this.archives = archives;
    }
    /** No bearer: a browser's own download sends none. The token was made for who asked, works once and not for long. */
    async download({ token }, { method }, reply) {
        // A mail scanner or a download manager that only asks must not use the link up.
        const isLook = method === 'HEAD';
        const subject = await (isLook ? this.links.look(token) : this.links.redeem(token));
        await reply
            .header('content-type', 'application/zip')
            .header('content-disposition', 'attachment; filename="personal-data.zip"')
            .header('x-robots-tag', 'noindex')
            .send(isLook ? undefined : this.archives.of(subject));
    }
};
__decorate([
    Get(':token'),
    ApiOperation({ summary: 'The ZIP file of what is known of one person' }),
    ApiProduces('application/zip'),
    __param(0, Param({ schema: archiveParams })),
    __param(1, Req()),
    __param(2, Res()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object]),
    __metadata("design:returntype", Promise)
], ArchiveController.prototype, "download", null);
ArchiveController = __decorate([
    ApiTags('privacy'),
    Controller('api/privacy/archives'),
    __metadata("design:paramtypes", [ArchiveLinks,
        Archives])
], ArchiveController);
export { ArchiveController };
//# sourceMappingURL=archive.controller.js.map