import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { PaymentStatus } from './payment-status.domain.ts';
import type { TrainingType } from './plan-catalogue.domain.ts';

export interface PaymentFilter {
  status?: PaymentStatus | undefined;
  /** Part of a name, e-mail, phone or order id. */
  search?: string | undefined;
  /** Days in Asia/Kolkata, `YYYY-MM-DD`, both included. */
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface PaymentListItem {
  _id: string;
  createdAt: Date;
  name: string;
  email: string;
  phone: string | null;
  trainingType: TrainingType;
  duration: number;
  /** Paise. */
  amount: number;
  status: PaymentStatus;
  razorpayOrderId: string | null;
  flagged: boolean;
}

@Injectable()
export class AdminPaymentsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. */
  async list(
    filter: PaymentFilter,
    page: number,
    limit: number,
  ): Promise<{ items: PaymentListItem[]; total: number }> {
    const { where, parameters } = conditions(filter);
    const [items, [count]] = await Promise.all([
      this.db.rows<PaymentListItem>(
        `SELECT id AS "_id", created_at AS "createdAt", name, email, phone, training_type AS "trainingType",
                duration, amount_paise AS amount, status, razorpay_order_id AS "razorpayOrderId", flagged
           FROM payments ${where} ORDER BY created_at DESC, id DESC
          LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
        [...parameters, limit, (page - 1) * limit],
      ),
      this.db.rows<{ total: number }>(`SELECT count(*)::int AS total FROM payments ${where}`, parameters),
    ]);
    return { items, total: count?.total ?? 0 };
  }
}

function conditions(filter: PaymentFilter): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const clauses: string[] = [];
  const add = (value: unknown, clause: (placeholder: string) => string) => {
    if (value === undefined || value === '') return;
    parameters.push(value);
    clauses.push(clause(`$${parameters.length}`));
  };
  add(filter.status, (p) => `status = ${p}`);
  add(
    filter.search && `%${escapeLike(filter.search)}%`,
    (p) =>
      `(${['name', 'email', 'phone', 'razorpay_order_id'].map((column) => `${column} ILIKE ${p}`).join(' OR ')})`,
  );
  add(filter.startDate, (p) => `created_at >= ${p}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`);
  add(filter.endDate, (p) => `created_at < (${p}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`);
  return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', parameters };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
