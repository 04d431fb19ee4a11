import { Injectable } from '@nestjs/common';
import { ContactService } from '../contact/contact.service.ts';
import { ProgramsRepository } from '../programs/programs.repository.ts';
import { PaymentFigures } from '../sales/payments/payment-figures.service.ts';
import type { WaitingItem } from './dashboard.dto.ts';

/** Of each source as many as are shown in all, so that no more urgent one is missing. */
const SHOWN = 8;

/** What waits for somebody, over all areas of the business. */
@Injectable()
export class Waiting {
  constructor(
    private readonly payments: PaymentFigures,
    private readonly programs: ProgramsRepository,
    private readonly contact: ContactService,
  ) {}

  /** The most urgent first: by deadline, what has none last, then the oldest first. */
  async list(): Promise<{ items: WaitingItem[]; total: number }> {
    const [matters, clients, enquiries] = await Promise.all([
      this.payments.matters(SHOWN),
      this.programs.desk({ needy: true }, 1, SHOWN),
      this.contact.list({ unread: true }, 1, SHOWN),
    ]);
    const items: WaitingItem[] = [
      ...matters.items.map(({ paymentId, ...matter }) => ({ ...matter, id: paymentId, reason: null })),
      ...clients.items.map(({ id, name, phone, reasons: [first] }) => ({
        kind: 'client' as const,
        id,
        name,
        phone,
        since: first!.since,
        due: first!.due,
        amount: null,
        detail: null,
        reason: first!.reason,
      })),
      ...enquiries.items.map(({ id, name, number, message, createdAt }) => ({
        kind: 'enquiry' as const,
        id,
        name,
        phone: number,
        since: createdAt,
        due: null,
        amount: null,
        detail: message.slice(0, 140),
        reason: null,
      })),
    ];
    return {
      items: items.toSorted(byUrgency).slice(0, SHOWN),
      total: matters.total + clients.total + enquiries.total,
    };
  }
}

const time = (at: Date | string): number => new Date(at).getTime();

function byUrgency(a: WaitingItem, b: WaitingItem): number {
  const [dueA, dueB] = [a, b].map(({ due }) => (due === null ? Infinity : time(due)));
  return dueA === dueB ? time(a.since) - time(b.since) : dueA! - dueB!;
}
