import { lazy, type ReactNode } from 'react';
import { useSession } from '#shared/session/session.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { PurchasesSkeleton } from './purchases-skeleton.tsx';

const OwnPurchases = lazy(async () => ({ default: (await import('./own-purchases.tsx')).OwnPurchases }));

/** For signed-in visitors; the profile of everybody else waits for none of it. */
export function MemberPurchases(): ReactNode {
  const { signedIn } = useSession();
  if (!signedIn) return null;
  return (
    <LazyPart fallback={<PurchasesSkeleton />}>
      <OwnPurchases />
    </LazyPart>
  );
}
