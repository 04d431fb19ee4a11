import { business } from '@ironbloom/brand';
import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { plainName } from '../../../platform/mail/greeting.ts';
import { formatMoney, formatRupees, fullDayAndTime } from '@ironbloom/brand/india';
import { PurchaseLinks } from '../../auth/purchase-links/purchase-links.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { isOfSale, offerLabel, offeringLabel } from '../../payments/payment.domain.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';

/** Mails to buyer and buddy, sent with `tx`; each once by its key. */
@Injectable()
export class BuyerMails {
  constructor(
    private readonly mail: Mail,
    private readonly links: PurchaseLinks,
  ) {}

  /** @param payment completed */
  async sendSale(tx: Transaction, payment: PaymentEntity): Promise<void> {
    await this.sendReceipt(tx, payment, `receipt:${payment.id}`);
    await this.sendBuddyWelcome(tx, payment, `buddy-hello:${payment.id}`);
  }

  /** With a link to the purchase. @param payment completed @param key differs when it is resent */
  async sendReceipt(tx: Transaction, payment: PaymentEntity, key: string): Promise<void> {
    const { receiptNumber, completedAt, razorpayPaymentId, razorpayOrderId } = payment;
    if (!receiptNumber || !completedAt || !razorpayPaymentId || !razorpayOrderId) {
      throw new Error('Only a completed payment has a receipt');
    }
    await this.mail.enqueue(tx, {
      key,
      template: 'receipt',
      to: payment,
      data: {
        receiptNumber,
        item: offeringLabel(payment),
        amount: formatRupees(payment.amountPaise),
        offer: offerLabel(payment),
        date: fullDayAndTime(completedAt),
        razorpayPaymentId,
        razorpayOrderId,
        gstin: business().legal.gstin,
        test: payment.test,
        renewal: payment.renewsId !== null,
        openLink: await this.linkFor(tx, payment.ownerId, payment),
      },
    });
  }

  /** With a link to the buddy's half; none when both share a mailbox. @param key differs when the address was corrected */
  async sendBuddyWelcome(tx: Transaction, payment: PaymentEntity, key: string): Promise<void> {
    const { buddy } = payment;
    if (!buddy || mailAddressKey(buddy.email) === mailAddressKey(payment.email)) return;
    const { email } = buddy;
    const name = plainName(buddy.name);
    // The initial name of the buddy's account, only if it is a plain name.
    const account = { email, name: name ?? email.split('@', 1)[0] ?? '' };
    const openLink = await this.linkFor(tx, payment.buddyOwnerId, account);
    await this.mail.enqueue(tx, {
      key,
      template: 'buddy-hello',
      to: { email, name },
      data: {
        buyer: plainName(payment.name),
        item: offeringLabel(payment),
        renewal: payment.renewsId !== null,
        openLink,
      },
    });
  }

  /** @param refund processed */
  async sendRefund(tx: Transaction, payment: PaymentEntity, refund: PaymentRefundEntity): Promise<void> {
    await this.mail.enqueue(tx, {
      key: `refund:${refund.id}`,
      template: 'refund',
      to: payment,
      data: {
        amount: formatMoney(refund.amountPaise, refund.currency),
        paid: isOfSale(refund, payment) ? formatRupees(payment.amountPaise) : null,
        item: offeringLabel(payment),
        receiptNumber: payment.receiptNumber,
        date: fullDayAndTime(refund.processedAt ?? new Date()),
        razorpayPaymentId: refund.razorpayPaymentId,
        razorpayRefundId: refund.razorpayRefundId,
        test: payment.test,
      },
    });
  }

  /** Answer to a refund request; the refund's own mail follows when it is processed. @param refund ordered with the answer */
  async sendRefundAnswer(
    tx: Transaction,
    payment: PaymentEntity,
    { id, askedAt, answer }: { id: string; askedAt: Date; answer: string },
    refund: PaymentRefundEntity | undefined,
  ): Promise<void> {
    await this.mail.enqueue(tx, {
      key: `refund-answer:${id}`,
      template: 'refund-answer',
      to: payment,
      data: {
        asked: fullDayAndTime(askedAt),
        item: offeringLabel(payment),
        receiptNumber: payment.receiptNumber,
        answer,
        amount: refund ? formatRupees(refund.amountPaise) : null,
        test: payment.test,
      },
    });
  }

  /** The sign-in for an account, else a link that creates one. */
  private async linkFor(
    tx: Transaction,
    ownerId: string | null,
    to: { email: string; name: string },
  ): Promise<string> {
    return ownerId === null ? this.links.issue(tx, to) : this.links.signIn();
  }
}
