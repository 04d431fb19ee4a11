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
import { Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../platform/http/output/response-schema.js';
import { Form, TakesForm } from '../../platform/http/input/multipart-form.js';
import { RequireAccess } from '../../platform/security/principal.js';
import { mediaError } from './media.errors.js';
import { mediaForm, mediaView } from './media.dto.js';
import { largestFile } from './picture.api.js';
import { MediaLibrary } from './media-library.api.js';
const FORM = { schema: mediaForm, files: ['image'] };
let MediaController = class MediaController {
    library;
    constructor(library) {
        this.library = library;
    }
    async upload({ fields, files }) {
        if (!files.image)
            throw mediaError('IMAGE_MISSING').at('image');
        const picture = { ...(await this.library.store(files.image, 'image')), alt: fields.alt };
        return { url: largestFile(picture), width: picture.width, height: picture.height, picture };
    }
};
__decorate([
    Post(),
    ApiOperation({
        summary: 'Upload a picture for an article; one that no article shows is removed after a week',
    }),
    TakesForm(FORM),
    ResponseSchema(201, mediaView),
    __param(0, Form(FORM)),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], MediaController.prototype, "upload", null);
MediaController = __decorate([
    ApiTags('media'),
    ApiBearerAuth(),
    RequireAccess('content:edit'),
    Controller('api/admin/media'),
    __metadata("design:paramtypes", [MediaLibrary])
], MediaController);
export { MediaController };
//# sourceMappingURL=media.controller.js.map