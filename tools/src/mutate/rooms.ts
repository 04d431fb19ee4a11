/** Files in which a wrong line costs money, lets somebody in, or mails the wrong people; and the specs that must notice. */
export interface Room {
  name: string;
  /** Below `backend/src`. */
  mutate: string[];
  /** Below `backend`. */
  specs: string[];
}

export const rooms: Room[] = [
  {
    name: 'domain',
    mutate: ['**/*.domain.ts', 'modules/payments/razorpay/razorpay-signature.ts'],
    specs: ['src/**/*.domain.spec.ts', 'src/modules/payments/razorpay/*.spec.ts'],
  },
  {
    name: 'sanitising',
    mutate: ['modules/content/editing/article-html.ts', 'modules/broadcast/compose/broadcast-html.ts'],
    specs: ['src/modules/content/editing/*.spec.ts', 'src/modules/broadcast/compose/*.spec.ts'],
  },
  {
    name: 'orders',
    mutate: [
      'modules/payments/checkout/{orders.service,orders.repository,order-placement,order-pricing}.ts',
      'modules/payments/offers/{offers.service,offers.repository}.ts',
    ],
    specs: ['test/payments/{orders,order-lease,order-prices,plans,plan-publishing,offers,sales}.spec.ts'],
  },
  {
    name: 'settlement',
    mutate: [
      'modules/payments/checkout/checkout.service.ts',
      'modules/payments/settlement/{settlement,capture}.service.ts',
      'modules/payments/settlement/early-refunds.repository.ts',
      'modules/payments/webhooks/{webhook-inbox.service,razorpay-webhook.processor}.ts',
      'modules/payments/reconciliation/{reconciler,refund-reconciler}.ts',
    ],
    specs: [
      'test/payments/{settlement,reconciling,reconciling-many,giving-up,webhooks,refunds,money-mails}.spec.ts',
    ],
  },
  {
    name: 'refunds',
    mutate: ['modules/payments/refunds/{*.service,*.repository,refund-sender}.ts'],
    specs: ['test/payments/{refunds,refund-races,money-mails}.spec.ts'],
  },
  {
    name: 'codes',
    mutate: [
      'modules/auth/codes/account-codes.{service,repository}.ts',
      'modules/auth/{codes/code-requests,account/registration,account/recovery}.service.ts',
    ],
    specs: ['test/auth/{codes,sign-up,recovery}.spec.ts'],
  },
  {
    name: 'second-step',
    mutate: [
      'modules/auth/second-factor/{second-step,own-second-factor,identity-confirmation,passkeys}.service.ts',
      'modules/auth/second-factor/{second-factors.repository,second-step-tickets,totp-codes}.ts',
    ],
    specs: [
      'test/auth/{second-step,second-step-limits,own-second-factor,passkeys}.spec.ts',
      'test/people/second-factor.spec.ts',
    ],
  },
  {
    name: 'claims',
    mutate: [
      'modules/broadcast/delivery/{claims.repository,delivery-outcomes.repository,delivery-outcome}.ts',
    ],
    specs: [
      'test/broadcast/{claims,sending,races,leases,suppressions,hourly-limit,waiting-deliveries}.spec.ts',
      'src/modules/broadcast/**/*.spec.ts',
    ],
  },
];
