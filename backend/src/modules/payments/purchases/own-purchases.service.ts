import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/security/current-user.ts';
import { type OwnPurchase, OwnPurchasesRepository } from './own-purchases.repository.ts';

@Injectable()
export class OwnPurchasesService {
  constructor(private readonly purchases: OwnPurchasesRepository) {}

  /** By the account, not by its address: what was claimed once stays. */
  of({ userId }: Actor): Promise<OwnPurchase[]> {
    return this.purchases.of(userId);
  }
}
