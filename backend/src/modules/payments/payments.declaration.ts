import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { PaymentFlagEntity } from './capture/payment-flag.entity.ts';
import { PaymentDisputeEntity } from './disputes/payment-dispute.entity.ts';
import { PaymentEntity, PaymentEventEntity } from './payment.entity.ts';
import { PaymentsModule, PaymentsWorkerModule } from './payments.module.ts';
import { personalTables, removals } from './payments.personal-data.ts';
import { PaymentRefundEntity } from './refunds/payment-refund.entity.ts';
import { RazorpayWebhookEventEntity } from './webhooks/razorpay-webhook-event.entity.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface DomainEvents {
    /** Published in the transaction that completes the payment. */
    'payment.completed': { paymentId: string };
    /** Published when Razorpay has processed a refund of the payment. */
    'payment.refunded': { refundId: string };
  }
  interface JobPayloads {
    'payments.apply-webhook': { webhookEventId: string };
  }
}

export const payments: ModuleDeclaration = {
  http: [PaymentsModule],
  worker: [PaymentsWorkerModule],
  entities: [
    PaymentEntity,
    PaymentEventEntity,
    PaymentDisputeEntity,
    PaymentFlagEntity,
    PaymentRefundEntity,
    RazorpayWebhookEventEntity,
  ],
  jobs: {
    'payments.apply-webhook': { queue: 'payments', concurrency: 10 },
  },
  personalTables,
  removals,
};
