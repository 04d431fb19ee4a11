import { Module } from '@nestjs/common';
import { Accounts } from './accounts/accounts.api.ts';

/** Worker process: knowing who has an account. */
@Module({ providers: [Accounts], exports: [Accounts] })
export class UsersWorkerModule {}
