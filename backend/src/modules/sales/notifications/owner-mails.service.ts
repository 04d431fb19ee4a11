import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { promises } from '@ironbloom/brand';
import { dayAndMonth, dayAndTime, formatMoney, formatRupees, fullDayAndTime } from '@ironbloom/brand/india';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { monthsInWords } from '../../catalogue/catalogue.domain.ts';
import { ownerAddress, OwnerNotices } from '../../payments/capture/owner-notices.ts';
import { isErased, isOfSale, offerLabel } from '../../payments/payment.domain.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';
import { type OwnerDigestItemEntity, OwnerMailSettingsEntity } from './owner-mails.entities.ts';

const HOUR_MS = 3_600_000;

export interface OwnerMailSettings {
  digest: boolean;
  /** Recipient. */
  to: string;
  /** Hour of the digest in Asia/Kolkata. */
  hour: number;
}

/** Mails to the owner about sales, refunds and refund requests: singly or once a day. */
@Injectable()
export class OwnerMails {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly notices: OwnerNotices,
    private readonly activities: ActivityLog,
  ) {}

  async settings(): Promise<OwnerMailSettings> {
    const digest = await this.isDigest();
    return { digest, to: ownerAddress(this.env), hour: this.env.OWNER_DIGEST_HOUR };
  }

  /** Logged only when it changes. */
  async choose(digest: boolean, actor: Actor): Promise<OwnerMailSettings> {
    await this.db.run(async (tx) => {
      const [row] = await tx.rows<{ digest: boolean }>('SELECT digest FROM owner_mail_settings FOR UPDATE');
      const before = row?.digest ?? false;
      if (before === digest) return;
      await tx.manager.update(OwnerMailSettingsEntity, { id: true }, { digest });
      await this.activities.record(tx, actor, {
        action: 'Changed notifications',
        feature: 'Settings',
        changes: { before: { digest: before }, after: { digest } },
      });
    });
    return this.settings();
  }

  /** One mail a day instead of one each. */
  isDigest(sql: Sql = this.db): Promise<boolean> {
    return sql.manager.existsBy(OwnerMailSettingsEntity, { digest: true });
  }

  /** Singly or in the digest. @param payment completed */
  async sendSale(tx: Transaction, payment: PaymentEntity): Promise<void> {
    const { buddy, id, renewsId, completedAt } = payment;
    if (await this.keepForDigest(tx, { kind: 'sale', id, paymentId: id })) return;
    await this.notices.send(tx, payment, {
      key: `owner-sale:${id}`,
      ...(renewsId === null ? newSale(payment) : renewed(payment)),
      figure: { label: 'Paid', value: formatRupees(payment.amountPaise) },
      lines: [
        ['Offer', offerLabel(payment)],
        ['Paid on', completedAt && fullDayAndTime(completedAt)],
        ['Phone', renewsId === null ? null : payment.phone],
        ['Buddy', buddy && `${buddy.name}, ${shownAddress(buddy.email)}`],
        ['Receipt', payment.receiptNumber],
      ],
    });
  }

  /** Singly or in the digest. @param refund processed */
  async sendRefund(tx: Transaction, payment: PaymentEntity, refund: PaymentRefundEntity): Promise<void> {
    // The digest adds up rupees only.
    const isInRupees = refund.currency === 'INR';
    const item = { kind: 'refund' as const, id: refund.id, paymentId: payment.id };
    if (isInRupees && (await this.keepForDigest(tx, item))) return;
    const amount = formatMoney(refund.amountPaise, refund.currency);
    await this.notices.send(tx, payment, {
      key: `owner-refund:${refund.id}`,
      title: `Refund: ${payment.name}, ${amount}`,
      lead: `Nothing to do. Razorpay has sent the refund.${isErased(payment) ? '' : ` ${payment.name} has been notified by email.`}`,
      figure: { label: 'Refunded', value: amount },
      lines: [
        ['Of', isOfSale(refund, payment) ? formatRupees(payment.amountPaise) : null],
        ['Reason', refund.reason],
        ['Asked for by', refund.requestedBy],
      ],
    });
  }

  /**
   * One mail for all requests until an answer: a withdrawn and repeated request is not mailed again.
   * @param answered number of answered requests of this payment
   */
  sendRefundRequest(
    tx: Transaction,
    payment: PaymentEntity,
    { reason, dueAt }: { reason: string; dueAt: Date },
    answered: number,
  ): Promise<void> {
    const until = fullDayAndTime(dueAt);
    return this.notices.send(tx, payment, {
      key: `owner-refund-asked:${payment.id}:${answered}`,
      title: `${payment.name} asks for a refund: answer by ${dayAndMonth(dueAt)}`,
      lead: `Open the payment to refund or decline. An answer is due by ${until}.`,
      lines: [
        ['Reason', reason],
        ['Answer by', until],
        ['Paid', formatRupees(payment.amountPaise)],
        ['Receipt', payment.receiptNumber],
      ],
    });
  }

  /** Collects an item for the digest, if chosen. @param id of the payment or refund @returns whether it is collected */
  private async keepForDigest(
    tx: Sql,
    { kind, id, paymentId }: Pick<OwnerDigestItemEntity, 'kind' | 'id' | 'paymentId'>,
  ): Promise<boolean> {
    const rows = await tx.rows(
      `INSERT INTO owner_digest_items (id, kind, payment_id) SELECT $1, $2, $3 FROM owner_mail_settings WHERE digest
       ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING 1`,
      [id, kind, paymentId],
    );
    return rows.length > 0;
  }
}

/** By when the buyer was promised what. */
function newSale(payment: PaymentEntity) {
  const { callHours, planHours } = promises();
  const within = (hours: number) =>
    dayAndTime((payment.completedAt ?? payment.createdAt).getTime() + hours * HOUR_MS);
  const callBy = within(callHours);
  return {
    title: `${payment.name} bought ${payment.kindName}, ${monthsInWords(payment.duration)}: call by ${callBy}`,
    lead: `Get in touch by ${callBy}, and send the plan by ${within(planHours)}, as promised.`,
    call: true as const,
  };
}

const renewed = (payment: PaymentEntity) => ({
  title: `${payment.name} goes on: ${payment.kindName}, ${monthsInWords(payment.duration)}`,
  lead: 'Nothing to do. The program goes on from the day after its last one, with the same coach.',
});
