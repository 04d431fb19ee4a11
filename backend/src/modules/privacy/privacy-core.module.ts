import { Module } from '@nestjs/common';
import { ErasedPeople } from './erasure/erased-people.api.ts';
import { ErasuresRepository } from './erasure/erasures.repository.ts';

/** Both processes: who is to be erased, and whether somebody was. */
@Module({ providers: [ErasuresRepository, ErasedPeople], exports: [ErasuresRepository, ErasedPeople] })
export class PrivacyCoreModule {}
