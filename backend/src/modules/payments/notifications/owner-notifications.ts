import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { Mail } from '../../mails/mails.api.ts';
import { formatMoney, formatRupees } from '../../../platform/text/money.domain.ts';
import type { PaymentRecord } from '../core/payments.repository.ts';
import { codeInWords, type DisputeStatus, type ToldDispute } from '../core/dispute.domain.ts';
import { isOfSale, type RefundRecord } from '../core/refund.ts';
import { describeFlag, type Finding } from '../core/payment-flag.domain.ts';
import { ownerAddress } from './owner-address.ts';
import { firstNameOf } from './receipt.ts';
import { OwnerMailsRepository } from './owner-mails.repository.ts';
import { inIndia, offerLabel, planLabel } from '../core/plan-label.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';

interface Notice {
  /** Unique for what it is about, so that reports that come twice are one mail. */
  key: string;
  title: string;
  lead: string;
  /** What the owner wants to know beside the payment's own details. */
  lines: [label: string, value: string | null][];
}

/** By the state that a dispute has come to. `open`: an answer is waited for. */
const DISPUTE_WORDS: Readonly<Partial<Record<DisputeStatus, { title: string; lead: string; open?: true }>>> =
  {
    open: {
      title: 'Payment disputed: {amount}',
      lead: 'The buyer’s bank has asked for the money back. Answer in Razorpay before the deadline, or the money is lost.',
      open: true,
    },
    action_required: {
      title: 'Dispute needs more evidence: {amount}',
      lead: 'The bank needs more evidence. Open the dispute in Razorpay and add what is missing.',
      open: true,
    },
    won: {
      title: 'Dispute won: {amount}',
      lead: 'The bank decided in your favour. You keep the money.',
    },
    lost: {
      title: 'Dispute lost: {amount}',
      lead: 'The bank decided in the buyer’s favour. Razorpay deducts the money from your payouts.',
    },
    closed: { title: 'Dispute closed: {amount}', lead: 'No action is needed.' },
  };

/** Mails the owner about money: a sale, a refund, a request for one, a dispute, a payment that needs a look. To ADMIN_EMAIL, else to support. */
@Injectable()
export class OwnerNotifications {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly mail: Mail,
    private readonly digests: OwnerMailsRepository,
  ) {}

  /** One mail per payment, its own or the day's, if `tx` commits. @param payment completed */
  async sale(tx: Transaction, payment: PaymentRecord): Promise<void> {
    if (await this.digests.keep(tx, 'sale', payment.id, payment.id)) return;
    const { buddy } = payment;
    await this.tell(tx, payment, {
      key: `owner-sale:${payment.id}`,
      title: `New sale: ${firstNameOf(payment.name)}, ${formatRupees(payment.amountPaise)}`,
      lead: `${payment.name} has paid. You promised to get in touch within 24 hours and to send the plan within 48.`,
      lines: [
        ['Amount', formatRupees(payment.amountPaise)],
        ['Offer', offerLabel(payment)],
        ['Paid', payment.completedAt && inIndia(payment.completedAt)],
        ['Phone', payment.phone],
        ['Buddy', buddy && `${buddy.name}, ${shownAddress(buddy.email)}`],
        ['Receipt', payment.receiptNumber],
      ],
    });
  }

  /** One mail per refund, its own or the day's, if `tx` commits. @param refund processed */
  async refund(tx: Transaction, payment: PaymentRecord, refund: RefundRecord): Promise<void> {
    // A digest sums up rupees.
    const isInRupees = refund.currency === 'INR';
    if (isInRupees && (await this.digests.keep(tx, 'refund', refund.id, payment.id))) return;
    const amount = formatMoney(refund.amountPaise, refund.currency);
    await this.tell(tx, payment, {
      key: `owner-refund:${refund.id}`,
      title: `Refund: ${payment.name}, ${amount}`,
      lead: `Razorpay has sent the refund. ${payment.name} has been notified by email.`,
      lines: [
        ['Refunded', amount],
        ['Of', isOfSale(refund, payment) ? formatRupees(payment.amountPaise) : null],
        ['Reason', refund.reason],
        ['Asked for by', refund.requestedBy],
      ],
    });
  }

  /**
   * One mail for all requests between two answers, if `tx` commits: what is withdrawn and asked for again is not mailed again.
   * @param answered requests of this payment that were answered before
   */
  refundAsked(
    tx: Transaction,
    payment: PaymentRecord,
    { reason, dueAt }: { reason: string; dueAt: Date },
    answered: number,
  ): Promise<void> {
    const until = inIndia(dueAt);
    return this.tell(tx, payment, {
      key: `owner-refund-asked:${payment.id}:${answered}`,
      title: `${payment.name} asks for a refund`,
      lead: `An answer is due by ${until}. Open the payment to refund or decline.`,
      lines: [
        ['Reason', reason],
        ['Answer by', until],
        ['Paid', formatRupees(payment.amountPaise)],
        ['Receipt', payment.receiptNumber],
      ],
    });
  }

  /**
   * One mail per step of a dispute, if `tx` commits; none of the review that the owner's own answer began.
   * @param refundedPaise what had gone back before
   */
  async dispute(
    tx: Transaction,
    payment: PaymentRecord,
    dispute: ToldDispute,
    refundedPaise: number,
  ): Promise<void> {
    const words = DISPUTE_WORDS[dispute.status];
    if (!words) return;
    const { razorpayDisputeId, amountPaise, phase, reason, respondBy, status } = dispute;
    await this.tell(tx, payment, {
      key: `owner-dispute:${razorpayDisputeId}:${status}`,
      title: words.title.replace('{amount}', formatRupees(amountPaise)),
      lead: words.lead,
      lines: [
        ['Disputed', formatRupees(amountPaise)],
        ['Reason', reason],
        ['Kind', codeInWords(phase)],
        ['Already refunded', words.open && refundedPaise > 0 ? formatRupees(refundedPaise) : null],
        ['Answer by', words.open ? respondBy && inIndia(respondBy) : null],
        ['Dispute ID', razorpayDisputeId],
      ],
    });
  }

  /** One mail per finding, if `tx` commits. */
  flag(tx: Transaction, payment: PaymentRecord, finding: Finding): Promise<void> {
    const { text, whatToDo } = describeFlag(finding, payment.amountPaise);
    return this.tell(tx, payment, {
      key: `owner-flag:${payment.id}:${finding.kind}:${finding.razorpayId}`,
      title: `A payment of ${payment.name} needs your attention`,
      lead: `${text} ${whatToDo}`,
      lines: [],
    });
  }

  private tell(tx: Transaction, payment: PaymentRecord, { key, title, lead, lines }: Notice): Promise<void> {
    const all: Notice['lines'] = [
      ...lines,
      ['Plan', planLabel(payment)],
      ['Buyer', payment.name],
      ['Email', shownAddress(payment.email)],
      ['Payment ID', payment.razorpayPaymentId],
      ['Order ID', payment.razorpayOrderId],
    ];
    return this.mail.enqueue(tx, {
      key,
      template: 'owner-notice',
      to: { email: ownerAddress(this.env), name: null },
      replyTo: payment.email,
      data: {
        title: payment.test ? `[Test] ${title}` : title,
        lead,
        lines: all.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
        path: `/admin/payments/${payment.id}`,
      },
    });
  }
}
