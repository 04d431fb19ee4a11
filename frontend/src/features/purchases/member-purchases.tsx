import { lazy, type ReactNode } from 'react';
import { useSession } from '#shared/session/session.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { PurchasesSkeleton } from './purchases-skeleton.tsx';

const OwnPurchases = lazy(async () => ({ default: (await import('./own-purchases.tsx')).OwnPurchases }));

/** Loaded for signed-in visitors only. */
export function MemberPurchases(): ReactNode {
  const { signedIn } = useSession();
  if (!signedIn) return null;
  return (
    <LazyPart fallback={<PurchasesSkeleton />}>
      <OwnPurchases />
    </LazyPart>
  );
}
