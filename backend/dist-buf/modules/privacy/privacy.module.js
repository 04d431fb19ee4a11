var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MediaModule } from '../media/media.module.js';
import { AdminPrivacyController } from './admin-privacy.controller.js';
import { ArchiveController } from './archive/archive.controller.js';
import { ArchiveLinks } from './archive/archive-links.js';
import { Archives } from './archive/archive.service.js';
import { Erasures } from './erasure/erasures.service.js';
import { OwnPrivacyController } from './own-privacy.controller.js';
import { PrivacyCoreModule } from './privacy-core.module.js';
/** HTTP process: what is known of a person, handed out or erased. */
let PrivacyModule = class PrivacyModule {
};
PrivacyModule = __decorate([
    Module({
        imports: [PrivacyCoreModule, AuthModule, MediaModule],
        controllers: [OwnPrivacyController, AdminPrivacyController, ArchiveController],
        providers: [Erasures, ArchiveLinks, Archives],
    })
], PrivacyModule);
export { PrivacyModule };
//# sourceMappingURL=privacy.module.js.map