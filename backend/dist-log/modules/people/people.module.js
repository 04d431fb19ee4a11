var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { MailsAdminModule } from '../mails/mails-admin.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccountDecisionsService } from './account-decisions.service.js';
import { PeopleController } from './people.controller.js';
import { PeopleRepository } from './people.repository.js';
import { PeopleService } from './people.service.js';
import { StaffController } from './staff.controller.js';
import { StaffService } from './staff.service.js';
/** HTTP process: who has to do with us, and what each may do. */
let PeopleModule = class PeopleModule {
};
PeopleModule = __decorate([
    Module({
        imports: [AuthModule, PaymentsModule, ContactModule, MailsAdminModule, BroadcastModule],
        controllers: [PeopleController, StaffController],
        providers: [StaffService, PeopleService, AccountDecisionsService, PeopleRepository],
    })
], PeopleModule);
export { PeopleModule };
//# sourceMappingURL=people.module.js.map