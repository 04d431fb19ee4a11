import { Module } from '@nestjs/common';
import { CurrentLook } from './current-look.ts';
import { LookRepository } from './look.repository.ts';

/** Both processes: how pages and mails look. */
@Module({ providers: [LookRepository, CurrentLook], exports: [LookRepository] })
export class LookCoreModule {}
