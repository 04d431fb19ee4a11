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
import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { platformError } from '../../platform/errors/platform-errors.js';
import { sharedCacheFor } from '../../platform/http/output/shared-cache.js';
import { MediaLibrary } from '../media/media-library.api.js';
/** What the product is shipped with. The same from `src` and from `dist`. */
const SHIPPED = new URL('../../../../brand/assets/', import.meta.url);
/** One file of the published icon; undefined: there is none, and the shipped one is answered. */
const ofIcon = (name) => () => {
    const { icon } = publishedLook().look;
    return icon ? { id: icon.id, name } : undefined;
};
/** The addresses that browsers, phones and other sites know by heart, and what is published behind each. */
const FILES = {
    'favicon.ico': ofIcon('favicon-32.ico'),
    'favicon.svg': ofIcon('icon-0.svg'),
    'apple-touch-icon.png': ofIcon('apple-180.png'),
    'icon-192.png': ofIcon('icon-192.png'),
    'icon-512.png': ofIcon('icon-512.png'),
    'icon-maskable-512.png': ofIcon('maskable-512.png'),
    'logo-horizontal.svg': () => {
        const { logoLight } = publishedLook().look;
        return logoLight ? { id: logoLight.id, name: path.basename(logoLight.src) } : undefined;
    },
    'og-default.jpg': () => {
        const { social } = publishedLook().look;
        return social ? { id: social.id, name: 'social-0.jpg' } : undefined;
    },
};
const TYPES = {
    '.ico': 'image/x-icon',
    '.jpg': 'image/jpeg',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
};
/** Pages name a published logo and social picture by other addresses: browsers may keep these. */
const KEPT_FOR_AN_HOUR = ['logo-horizontal.svg', 'og-default.jpg'];
const SHARED = sharedCacheFor(1_000);
/** Icons, logo and social picture at the addresses they always had (look-4). nginx keeps them for a second. */
let LookFilesController = class LookFilesController {
    library;
    constructor(library) {
        this.library = library;
    }
    async file(request, reply) {
        const [address = ''] = request.url.slice(1).split('?', 1);
        const found = FILES[address]?.();
        const body = found ? await this.library.read(found.id, found.name) : await shippedFile(address);
        if (!body)
            throw platformError('NOT_FOUND');
        const isKept = KEPT_FOR_AN_HOUR.includes(address);
        await reply
            .headers({
            'content-type': TYPES[path.extname(found?.name ?? address)],
            'cache-control': SHARED.replace('max-age=0', isKept ? 'max-age=3600' : 'max-age=5'),
        })
            .send(body);
    }
};
__decorate([
    Get(Object.keys(FILES)),
    __param(0, Req()),
    __param(1, Res()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", Promise)
], LookFilesController.prototype, "file", null);
LookFilesController = __decorate([
    ApiExcludeController(),
    Controller(),
    __metadata("design:paramtypes", [MediaLibrary])
], LookFilesController);
export { LookFilesController };
const shippedFile = (name) => readFile(new URL(name, SHIPPED));
//# sourceMappingURL=look-files.controller.js.map