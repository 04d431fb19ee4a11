import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { askStatus } from '../../../features/payment-result/api.ts';
import { PaymentSuccess } from '../../../features/payment-result/components/payment-success.tsx';
import type { Knowledge } from '../../../features/payment-result/status.ts';
import { apiContext } from '../../../shared/api/client.ts';
import { paths } from '../../../shared/config/paths.ts';
import { Head } from '../../../shared/seo/head.tsx';
import { readPaymentClaim } from '../../../shared/lib/payment-address.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Knowledge | null> {
  const { statusToken } = readPaymentClaim(new URL(request.url).searchParams);
  return statusToken ? askStatus(statusToken, request.signal, context.get(apiContext)) : null;
}

export function Component(): ReactNode {
  const [query] = useSearchParams();
  const initial = useLoaderData<Knowledge | null>();
  const claim = readPaymentClaim(query);
  return (
    <>
      <Head
        title={`Your payment | ${business().name}`}
        description="What we know about your payment, and what happens next."
        keywords="payment, receipt, training program"
        path={paths.paymentSuccess}
        robots="noindex, nofollow"
      />
      {/* Another payment starts afresh instead of inheriting the last one's answers. */}
      <PaymentSuccess key={claim.statusToken ?? claim.paymentId} claim={claim} initial={initial} />
    </>
  );
}
