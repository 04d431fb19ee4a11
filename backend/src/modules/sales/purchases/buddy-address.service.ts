import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { PurchaseLinks } from '../../auth/purchase-links/purchase-links.service.ts';
import { paymentError } from '../../payments/payments.errors.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import { ProgramsRepository } from '../../programs/programs.repository.ts';
import { BuyerMails } from '../notifications/buyer-mails.ts';
import { salesError } from '../sales.errors.ts';

/** The buyer corrects the address of a buddy whose mails come back: once for a purchase. */
@Injectable()
export class BuddyAddress {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly programs: ProgramsRepository,
    private readonly links: PurchaseLinks,
    private readonly mails: BuyerMails,
    private readonly activities: ActivityLog,
  ) {}

  /** Mails a new link to the new address; those to the old one work no more. @throws UNKNOWN_PAYMENT for others', SAME_ADDRESS, NOT_CORRECTABLE */
  async correct(paymentId: string, email: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (payment?.ownerId !== actor.userId || payment.status !== 'completed' || !payment.buddy)
        throw paymentError('UNKNOWN_PAYMENT');
      const { buddy } = payment;
      if ([payment.email, buddy.email].some((known) => mailAddressKey(known) === mailAddressKey(email)))
        throw salesError('SAME_ADDRESS', { fields: { email: 'Please enter another address' } });
      const corrected = await this.programs.correctBuddyAddress(tx, paymentId, email, actor.email);
      if (!corrected) throw salesError('NOT_CORRECTABLE');
      const { programId, buddyOwnerId } = corrected;
      await this.links.revoke(tx, buddy.email);
      await this.mails.sendBuddyWelcome(
        tx,
        { ...payment, buddy: { ...buddy, email }, buddyOwnerId },
        `buddy-hello:${paymentId}:corrected`,
      );
      await this.activities.record(tx, actor, {
        action: 'Corrected the address of a buddy',
        feature: 'Program',
        changes: { before: { _id: programId, corrected: false }, after: { _id: programId, corrected: true } },
      });
    });
  }
}
