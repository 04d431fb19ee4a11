import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.ts';
import { BroadcastModule } from '../../broadcast/broadcast.module.ts';
import { ContactModule } from '../../contact/contact.module.ts';
import { ProgramsModule } from '../../programs/programs.module.ts';
import { SalesModule } from '../../sales/sales.module.ts';
import { AccountDecisionsService } from './account-decisions.service.ts';
import { PeopleController, StaffController } from './people.controller.ts';
import { PeopleService } from './people.service.ts';
import { StaffService } from './staff.service.ts';

/** HTTP process: people, staff and roles. */
@Module({
  imports: [AuthModule, SalesModule, ProgramsModule, ContactModule, BroadcastModule],
  controllers: [PeopleController, StaffController],
  providers: [StaffService, PeopleService, AccountDecisionsService],
})
export class PeopleModule {}
