import { Injectable } from '@nestjs/common';
import { PurchaseLinks } from '../../auth/purchase-links/purchase-links.service.ts';
import { Mail } from '../../mails/mails.api.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import type { PaymentRecord } from '../core/payments.repository.ts';
import { buddyOf, buddyWelcomeFor, safeName } from './buddy-welcome.ts';
import { receiptFor } from './receipt.ts';

/** What a completed payment mails to who bought and who trains, each with a link to their half of it. */
@Injectable()
export class BuyerMails {
  constructor(
    private readonly mail: Mail,
    private readonly links: PurchaseLinks,
  ) {}

  /** One mail of its kind per payment, if `tx` commits. @param payment completed */
  async sale(tx: Transaction, payment: PaymentRecord): Promise<void> {
    await this.mail.enqueue(tx, receiptFor(payment, await this.linkFor(tx, payment.ownerId, payment)));
    const buddy = buddyOf(payment);
    if (!buddy) return;
    const { email } = buddy;
    // Their account is called so at first: by what the buyer typed only where that can be nothing but a name.
    const name = safeName(buddy.name) ?? email.split('@', 1)[0] ?? '';
    const link = await this.linkFor(tx, payment.buddyOwnerId, { email, name });
    await this.mail.enqueue(tx, buddyWelcomeFor(payment, buddy, link));
  }

  /** The same receipt in a mail of its own, with a link of its own. @param key what tells the two mails apart */
  async receiptAgain(tx: Transaction, payment: PaymentRecord, key: string): Promise<void> {
    const receipt = receiptFor(payment, await this.linkFor(tx, payment.ownerId, payment));
    await this.mail.enqueue(tx, { ...receipt, key: `${receipt.key}:${key}` });
  }

  /** Who has an account signs in; for everybody else the link makes it. */
  private async linkFor(
    tx: Transaction,
    ownerId: string | null,
    to: { email: string; name: string },
  ): Promise<string> {
    return ownerId === null ? this.links.issue(tx, to) : this.links.signIn();
  }
}
