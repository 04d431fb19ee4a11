import { TO_CALL } from '../payments/payment-filter.ts';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type NightlyRun, NightlyRuns, NightlyTask } from '../../../platform/jobs/nightly.ts';
import type { MailTemplates } from '../../../platform/mail/mail-names.ts';
import { formatRupees, fullDayAndTime } from '@ironbloom/brand/india';
import { Mail } from '../../mails/mails.service.ts';
import { ownerAddress } from '../../payments/capture/owner-notices.ts';
import { offeringLabel } from '../../payments/payment.domain.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import type { OwnerDigestItemEntity } from './owner-mails.entities.ts';
import { OwnerMails } from './owner-mails.service.ts';

type Section = MailTemplates['owner-digest']['sections'][number];

/** Lines per section; more are only counted. */
const SHOWN = 50;

/** Of a payment; in a line about a refund, the refund's amount. */
interface Line extends Pick<PaymentEntity, 'name' | 'kindName' | 'duration' | 'amountPaise' | 'test'> {
  paymentId: string;
  /** When it was paid or refunded, is due, or was ordered. */
  at: Date;
}

interface Item extends Line {
  kind: OwnerDigestItemEntity['kind'];
}

/** The first pending items with their total. */
type Waiting = (Line & { total: number })[];

const LINE = `p.id AS "paymentId", p.name, p.kind_name AS "kindName", p.duration, p.test`;
const TODAY = `date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;

/**
 * Daily mail about sales, refunds and pending matters (admin-23). End of the run, listed items and mail are one transaction.
 * Collected items are still listed after a switch to single mails.
 */
@Injectable()
export class OwnerDigest extends NightlyTask {
  constructor(
    @Inject(ENV) private readonly env: Env,
    runs: NightlyRuns,
    private readonly db: UnitOfWork,
    private readonly settings: OwnerMails,
    private readonly mail: Mail,
  ) {
    super(runs, { job: 'owner-digest', hour: env.OWNER_DIGEST_HOUR, leaseMinutes: 1 });
  }

  protected async work(run: NightlyRun): Promise<void> {
    await this.db.run(async (tx) => {
      if (await this.runs.finish(tx, run)) await this.write(tx, run);
    });
  }

  private async write(tx: Transaction, run: NightlyRun): Promise<void> {
    const items = await takeItems(tx);
    // What is to do comes first.
    const sections = [
      ...((await this.settings.isDigest(tx)) ? await waitingSections(tx) : []),
      itemsSection(
        'Sales',
        items.filter(({ kind }) => kind === 'sale'),
      ),
      itemsSection(
        'Refunded',
        items.filter(({ kind }) => kind === 'refund'),
      ),
    ].filter(({ lines }) => lines.length > 0);
    if (sections.length === 0) return;
    await this.mail.enqueue(tx, {
      key: `owner-digest:${run.night}`,
      template: 'owner-digest',
      to: { email: ownerAddress(this.env), name: null },
      data: { title: sections.map(({ title }) => title).join('; '), sections },
    });
    await this.runs.add(tx, run, 'mails', 1);
  }
}

/** Takes items collected before today, oldest first. */
function takeItems(tx: Transaction): Promise<Item[]> {
  return tx.rows(
    `WITH taken AS (DELETE FROM owner_digest_items WHERE created_at < ${TODAY} RETURNING *)
     SELECT t.kind, ${LINE}, t.created_at AS at, coalesce(r.amount_paise, p.amount_paise) AS "amountPaise"
       FROM taken t JOIN payments p ON p.id = t.payment_id LEFT JOIN payment_refunds r ON r.id = t.id
      ORDER BY t.created_at, t.id`,
  );
}

/** Pending matters: requests by due date, payments oldest first. */
async function waitingSections(tx: Transaction): Promise<Section[]> {
  const waiting = (at: string, from: string, orderBy: string) =>
    tx.rows<Waiting[number]>(
      `SELECT ${LINE}, p.amount_paise AS "amountPaise", ${at} AS at, count(*) OVER ()::int AS total
         FROM ${from} ORDER BY ${orderBy} LIMIT ${SHOWN}`,
    );
  const paymentsWhere = (condition: string) =>
    waiting('coalesce(p.completed_at, p.created_at)', `payments p WHERE ${condition}`, 'p.created_at');
  const asked = await waiting(
    'q.due_at',
    'refund_requests q JOIN payments p ON p.id = q.payment_id WHERE q.outcome IS NULL',
    'q.due_at',
  );
  return [
    waitingSection('Refund requests', asked, ({ at }) => `answer by ${fullDayAndTime(at)}`),
    waitingSection('Flagged payments', await paymentsWhere('flagged'), ({ amountPaise }) =>
      formatRupees(amountPaise),
    ),
    waitingSection('To call', await paymentsWhere(TO_CALL), ({ at }) => `paid ${fullDayAndTime(at)}`),
  ];
}

function itemsSection(title: string, items: readonly Item[]): Section {
  const real = items.filter(({ test }) => !test);
  const sum = real.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
  const lines = items
    .slice(0, SHOWN)
    .map((item) => sectionLine(item, `${formatRupees(item.amountPaise)}, ${fullDayAndTime(item.at)}`));
  return {
    title: `${title}: ${items.length}, ${formatRupees(sum)}`,
    lines,
    more: items.length - lines.length,
  };
}

function waitingSection(title: string, waiting: Waiting, describe: (one: Line) => string): Section {
  const total = waiting[0]?.total ?? 0;
  return {
    title: `${title}: ${total}`,
    lines: waiting.map((one) => sectionLine(one, describe(one))),
    more: total - waiting.length,
  };
}

function sectionLine(one: Line, words: string): Section['lines'][number] {
  const test = one.test ? ' (test, no real money)' : '';
  return {
    text: `${one.name}, ${offeringLabel(one)}: ${words}${test}`,
    path: `/admin/payments/${one.paymentId}`,
  };
}
