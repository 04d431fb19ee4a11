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
import { ApiExcludeController } from '@nestjs/swagger';
import path from 'node:path';
import { Readable } from 'node:stream';
import { platformError } from '../../platform/errors/platform-errors.js';
import { parseRange } from './storage/byte-range.js';
import { MediaStorage } from './storage/media-storage.js';
const TYPES = {
    '.avif': 'image/avif',
    '.webp': 'image/webp',
    '.jpg': 'image/jpeg',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.ico': 'image/x-icon',
    '.mp4': 'video/mp4',
    '.webm': 'video/webm',
};
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^[a-z]+-[0-9a-f]+\.(avif|webp|jpg|png|svg|ico|mp4|webm)$/;
/** A drawing is a document when somebody opens its address: it runs nothing there and is nobody of ours. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** What is behind an address never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Hands uploaded files out. nginx or a CDN may do so before a request gets here. */
let UploadsController = class UploadsController {
    storage;
    constructor(storage) {
        this.storage = storage;
    }
    /** Fastify answers HEAD with the same headers. */
    async file(id, name, request, reply) {
        if (!ID.test(id) || !NAME.test(name))
            throw platformError('NOT_FOUND');
        const key = `${id}/${name}`;
        const size = await this.storage.size(key);
        if (size === undefined)
            throw platformError('NOT_FOUND');
        const etag = `"${key}"`;
        void reply.headers({ etag, 'cache-control': FOREVER, 'accept-ranges': 'bytes' });
        // Mails show it, on other sites' pages.
        if (name.startsWith('logo-'))
            void reply.header('cross-origin-resource-policy', 'cross-origin');
        if (name.endsWith('.svg'))
            void reply.header('content-security-policy', DRAWING_POLICY);
        if (request.headers['if-none-match'] === etag)
            return void (await reply.status(304).send());
        const ranged = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
        const range = ranged ? parseRange(request.headers.range, size) : undefined;
        if (range === 'unsatisfiable') {
            return void (await reply.status(416).header('content-range', `bytes */${size}`).send());
        }
        const length = range ? range.end - range.start + 1 : size;
        void reply.headers({ 'content-type': TYPES[path.extname(name)], 'content-length': length });
        if (range)
            void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
        // An empty stream: with no body at all Fastify would set the length to 0.
        if (request.method === 'HEAD')
            return void (await reply.send(Readable.from([])));
        const body = await this.storage.read(key, range);
        if (!body)
            throw platformError('NOT_FOUND');
        await reply.send(body);
    }
};
__decorate([
    Get(':id/:name'),
    __param(0, Param('id')),
    __param(1, Param('name')),
    __param(2, Req()),
    __param(3, Res()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String, String, Object, Object]),
    __metadata("design:returntype", Promise)
], UploadsController.prototype, "file", null);
UploadsController = __decorate([
    ApiExcludeController(),
    Controller('uploads'),
    __metadata("design:paramtypes", [MediaStorage])
], UploadsController);
export { UploadsController };
//# sourceMappingURL=uploads.controller.js.map