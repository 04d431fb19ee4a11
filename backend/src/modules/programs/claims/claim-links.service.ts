import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { PURCHASE_LINK_DAYS, PurchaseLinks } from '../../auth/purchase-links/purchase-links.service.ts';
import { Mail } from '../../mails/mails.service.ts';
import { OPEN_STATES } from '../program.domain.ts';
import { programsError } from '../programs.errors.ts';
import { ProgramsRepository } from '../programs.repository.ts';

/** Reminders to one client. */
const MAX_REMINDERS = 3;
/** Days between two of them, and from the payment to the first. */
const REMINDER_DAYS = 3;
/** Between two links that staff send by hand. */
const SPACING_MS = 10 * 60_000;

/** Mails a client who has no account yet the link that makes one and opens her program. */
@Injectable()
export class ClaimLinks {
  constructor(
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly links: PurchaseLinks,
    private readonly mail: Mail,
    private readonly activities: ActivityLog,
  ) {}

  /** By hand. @throws HAS_ACCOUNT, PROGRAM_STATE, LINK_TOO_SOON */
  async sendAgain(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const client = await this.programs.find(id, tx);
      if (!client || client.hasAccount) throw programsError('HAS_ACCOUNT');
      if (!OPEN_STATES.includes(client.state)) throw programsError('PROGRAM_STATE');
      const sent = await tx.rows(
        `UPDATE programs SET link_sent_at = now() WHERE id = $1
            AND (link_sent_at IS NULL OR link_sent_at < now() - make_interval(secs => $2)) RETURNING 1`,
        [id, SPACING_MS / 1_000],
      );
      if (sent.length === 0) throw programsError('LINK_TOO_SOON');
      await this.send(tx, client, `claim:${id}:${Date.now()}`);
      await this.activities.record(tx, actor, {
        action: 'Sent the link again',
        feature: 'Program',
        changes: { before: null, after: { _id: id, to: client.email } },
      });
    });
  }

  /** Reminds who has not opened the link, three times at most. @returns how many */
  async remind(tx: Transaction): Promise<number> {
    const due = await tx.rows<{ id: string; linksSent: number }>(
      `UPDATE programs g SET links_sent = links_sent + 1, link_sent_at = now() FROM payments p
        WHERE p.id = g.payment_id AND g.state IN ('new', 'assessing') AND g.links_sent < ${MAX_REMINDERS}
          AND coalesce(g.link_sent_at, g.bought_at) < now() - interval '${REMINDER_DAYS} days'
          AND CASE g.half WHEN 'buyer' THEN p.owner_id ELSE p.buddy_owner_id END IS NULL
       RETURNING g.id, g.links_sent AS "linksSent"`,
    );
    for (const { id, linksSent } of due) {
      const client = await this.programs.find(id, tx);
      if (client) await this.send(tx, client, `claim-reminder:${id}:${linksSent}`);
    }
    return due.length;
  }

  private async send(tx: Transaction, to: { email: string; name: string }, key: string): Promise<void> {
    await this.mail.enqueue(tx, {
      key,
      template: 'claim-program',
      to: { email: to.email, name: null },
      data: { openLink: await this.links.issue(tx, to), days: PURCHASE_LINK_DAYS },
    });
  }
}
