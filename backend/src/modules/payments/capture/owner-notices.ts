import { business } from '@ironbloom/brand';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';
import { dayAndTime, formatRupees, fullDayAndTime } from '@ironbloom/brand/india';
import { Mail } from '../../mails/mails.service.ts';
import { codeInWords, type DisputeStatus } from '../disputes/dispute.domain.ts';
import type { DisputeReport } from '../disputes/payment-dispute.entity.ts';
import { isErased, offeringLabel } from '../payment.domain.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import { describeFlag, type Finding } from './payment-flag.domain.ts';

/** The owner's mailbox: ADMIN_EMAIL, else support. */
export const ownerAddress = ({ ADMIN_EMAIL }: Env): string => ADMIN_EMAIL ?? business().supportEmail;

interface Notice {
  /** Idempotency key: repeated reports send one mail. */
  key: string;
  /** The news; the subject. */
  title: string;
  /** What to do. */
  lead: string;
  figure?: { label: string; value: string };
  /** The button calls the buyer, who has left a number. */
  call?: true;
  /** Facts beside the payment's own. */
  lines: [label: string, value: string | null][];
}

/** By dispute state. `open`: an answer is due. */
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

/** Mails the owner about flagged payments and disputes. Mails about sales and refunds are sent by `sales`. */
@Injectable()
export class OwnerNotices {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly mail: Mail,
  ) {}

  /**
   * One mail per step of a dispute, with `tx`; none for the review after the owner's answer.
   * @param refundedPaise refunded before
   */
  async sendDispute(
    tx: Transaction,
    payment: PaymentEntity,
    dispute: DisputeReport,
    refundedPaise: number,
  ): Promise<void> {
    const words = DISPUTE_WORDS[dispute.status];
    if (!words) return;
    const { razorpayDisputeId, amountPaise, phase, reason, respondBy, status } = dispute;
    await this.send(tx, payment, {
      key: `owner-dispute:${razorpayDisputeId}:${status}`,
      title: `${words.title.replace('{amount}', formatRupees(amountPaise))}${words.open && respondBy ? `, answer by ${dayAndTime(respondBy)}` : ''}`,
      lead: words.lead,
      figure: { label: 'Disputed', value: formatRupees(amountPaise) },
      lines: [
        ['Reason', reason],
        ['Kind', codeInWords(phase)],
        ['Already refunded', words.open && refundedPaise > 0 ? formatRupees(refundedPaise) : null],
        ['Answer by', words.open ? respondBy && fullDayAndTime(respondBy) : null],
        ['Dispute ID', razorpayDisputeId],
      ],
    });
  }

  /** One mail per finding, with `tx`. */
  sendFlag(tx: Transaction, payment: PaymentEntity, finding: Finding): Promise<void> {
    const { text, whatToDo } = describeFlag(finding, payment.amountPaise);
    return this.send(tx, payment, {
      key: `owner-flag:${payment.id}:${finding.kind}:${finding.razorpayId}`,
      title: `A payment of ${payment.name} needs your attention`,
      lead: `${text} ${whatToDo}`,
      lines: [],
    });
  }

  /** One mail per key, with `tx`. */
  send(
    tx: Transaction,
    payment: PaymentEntity,
    { key, title, lead, figure, call, lines }: Notice,
  ): Promise<void> {
    const all: Notice['lines'] = [
      ...lines,
      ['Plan', offeringLabel(payment)],
      ['Buyer', payment.name],
      ['Email', shownAddress(payment.email)],
      ['Payment ID', payment.razorpayPaymentId],
      ['Order ID', payment.razorpayOrderId],
    ];
    return this.mail.enqueue(tx, {
      key,
      template: 'owner-notice',
      to: { email: ownerAddress(this.env), name: null },
      ...(!isErased(payment) && { replyTo: payment.email }),
      data: {
        title: payment.test ? `[Test] ${title}` : title,
        lead,
        figure: figure ?? null,
        phone: call ? payment.phone : null,
        lines: all.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
        path: `/admin/payments/${payment.id}`,
      },
    });
  }
}
