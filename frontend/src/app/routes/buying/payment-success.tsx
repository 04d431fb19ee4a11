import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { askStatus } from '#features/payment-result/api.ts';
import { PaymentSuccess } from '#features/payment-result/components/payment-success.tsx';
import type { Knowledge } from '#features/payment-result/status.ts';
import { apiContext } from '#shared/api/client.ts';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';
import { readPaymentClaim } from '#shared/lib/payment-address.ts';
import type { CoachFaceList } from '#shared/ui/media/coach-faces.tsx';

interface SuccessData {
  /** The payment's status; null without a token. */
  initial: Knowledge | null;
  coaches: CoachFaceList | null;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<SuccessData> {
  const api = context.get(apiContext);
  const { statusToken } = readPaymentClaim(new URL(request.url).searchParams);
  const [initial, coaches] = await Promise.all([
    statusToken ? askStatus(statusToken, request.signal, api) : null,
    // Loaded on demand: the module has the addresses of all default pictures.
    import('#shared/page-content/load-coach-faces.ts')
      .then(({ loadCoachFaces }) => loadCoachFaces(api))
      .catch(() => null),
  ]);
  return { initial, coaches };
}

export function Component(): ReactNode {
  const [query] = useSearchParams();
  const { initial, coaches } = useLoaderData<SuccessData>();
  const claim = readPaymentClaim(query);
  return (
    <>
      <Head
        title={`Your payment | ${business().name}`}
        description="The status of your payment, and what happens next."
        keywords="payment, receipt, training program"
        path={paths.paymentSuccess}
        robots="noindex, nofollow"
      />
      {/* The key resets the state for another payment. */}
      <PaymentSuccess
        key={claim.statusToken ?? claim.paymentId}
        claim={claim}
        initial={initial}
        coaches={coaches}
      />
    </>
  );
}
