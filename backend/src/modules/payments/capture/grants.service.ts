import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import type { OfferEntity } from '../../catalogue/offers/offer.entity.ts';
import { OffersRepository } from '../../catalogue/offers/offers.repository.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import { type Finding, type PaymentFlagKind, timesInWords } from './payment-flag.domain.ts';

/** Grants of an order before its payment completes. */
export interface Granted {
  /** Offer of its code; null without a code. */
  offer: OfferEntity | null;
  /** A use of the code is still kept. */
  isHeld: boolean;
}

/**
 * Checks an order's grants (a code's use, a first purchase, a kept price) again when its money arrives (pay-31). The payment
 * completes in any case.
 */
@Injectable()
export class Grants {
  constructor(private readonly offers: OffersRepository) {}

  /**
   * Locks before the completion: another payment with the same code or kept price waits until `tx` ends. Order of locks:
   * offer, first order, payment, addresses (a trigger on `payments`), series of documents.
   */
  async lock(tx: Transaction, { id, offerId, firstOrderId }: PaymentEntity): Promise<Granted> {
    const offer = offerId === null ? null : await this.offers.lockById(tx, offerId);
    const isHeld = offer !== null && (await this.offers.isHeld(tx, id));
    if (firstOrderId !== null)
      await tx.rows('SELECT 1 FROM payments WHERE id = $1 FOR UPDATE', [firstOrderId]);
    return { offer, isHeld };
  }

  /** Grants that no longer applied. @param payment completed in `tx` @param granted as before the completion */
  async findLostGrant(
    tx: Transaction,
    payment: PaymentEntity,
    granted: Granted,
  ): Promise<Finding | undefined> {
    return (
      (granted.offer && (await this.lostGrantOfCode(tx, payment, granted.offer, granted.isHeld))) ??
      ((await isOtherPaid(tx, payment))
        ? finding(
            payment,
            'granted_twice',
            'The price of a first order is kept for one purchase, but two were paid.',
          )
        : undefined)
    );
  }

  private async lostGrantOfCode(
    tx: Transaction,
    payment: PaymentEntity,
    { id, code, maxUses, maxUsesPerEmail, firstPurchaseOnly }: OfferEntity,
    isHeld: boolean,
  ): Promise<Finding | undefined> {
    if (firstPurchaseOnly && (await hasBoughtBefore(tx, payment))) {
      const detail = `The code ${code} is for a first purchase, and this buyer had bought before.`;
      return finding(payment, 'not_first_purchase', detail);
    }
    const uses = await this.offers.countUses(id, { email: payment.email, intentKey: payment.intentKey }, tx);
    if (maxUsesPerEmail !== null && uses.byEmail >= maxUsesPerEmail) {
      const detail = `One buyer may use the code ${code} ${timesInWords(maxUsesPerEmail)}; this buyer has now used it ${timesInWords(uses.byEmail + 1)}.`;
      return finding(payment, 'granted_twice', detail);
    }
    if (!isHeld && maxUses !== null && uses.all >= maxUses) {
      const detail = `The code ${code} may be used ${timesInWords(maxUses)}; with this payment it is used ${timesInWords(uses.all + 1)}, open orders included.`;
      return finding(payment, 'granted_twice', detail);
    }
    return undefined;
  }
}

async function hasBoughtBefore(tx: Transaction, { id, email }: PaymentEntity): Promise<boolean> {
  const rows = await tx.rows(
    `SELECT 1 FROM payments WHERE lower(email) = lower($1) AND status = 'completed' AND id <> $2 LIMIT 1`,
    [email, id],
  );
  return rows.length > 0;
}

/** Whether another order at the same kept price is paid. */
async function isOtherPaid(tx: Transaction, { id, firstOrderId }: PaymentEntity): Promise<boolean> {
  const rows = await tx.rows(
    `SELECT 1 FROM payments WHERE (id = $1 OR first_order_id = $1) AND id <> $2 AND status = 'completed' LIMIT 1`,
    [firstOrderId ?? id, id],
  );
  return rows.length > 0;
}

function finding(payment: PaymentEntity, kind: PaymentFlagKind, detail: string): Finding {
  const { razorpayPaymentId, amountPaise, currency } = payment;
  return { kind, razorpayId: razorpayPaymentId ?? payment.id, amountPaise, currency, detail };
}
