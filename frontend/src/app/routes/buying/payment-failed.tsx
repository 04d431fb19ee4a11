import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { PaymentFailed } from '#features/payment-result/components/payment-failed.tsx';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';

export function Component(): ReactNode {
  return (
    <>
      <Head
        title={`Payment failed | ${business().name}`}
        description="Why a payment may fail, and how to try again."
        keywords="payment failed, try again, training program"
        path={paths.paymentFailed}
        robots="noindex, nofollow"
      />
      <PaymentFailed />
    </>
  );
}
