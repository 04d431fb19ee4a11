import type { z } from 'zod';
import { planLabel } from '../../payments/core/plan-label.ts';
import type { ownPurchasesView } from './own-purchases.dto.ts';
import type { OwnPurchaseWithPapers } from './own-purchases.service.ts';

type View = z.input<typeof ownPurchasesView>['items'][number];

/** Field by field: a buddy learns what is theirs, and nothing of who paid, how much, or how. */
export function presentPurchase(purchase: OwnPurchaseWithPapers): View {
  const program = {
    _id: purchase.id,
    item: planLabel(purchase),
    duration: purchase.duration,
    boughtAt: purchase.completedAt,
    contactedAt: purchase.calledAt,
    assessedAt: purchase.assessedAt,
    refunded: purchase.refundedPaise >= purchase.amountPaise,
    test: purchase.test,
  };
  if (purchase.half === 'buddy') return { half: 'buddy', ...program };
  return {
    half: 'buyer',
    ...program,
    amount: purchase.amountPaise,
    discount: purchase.discountPaise,
    offer: purchase.offerName,
    receiptNumber: purchase.receiptNumber,
    invoiceNumber: purchase.taxDocuments.find(({ kind }) => kind === 'invoice')?.number ?? null,
    creditNotes: purchase.taxDocuments.flatMap(({ refundId, number, totalPaise }) =>
      refundId ? [{ refundId, number, amount: totalPaise }] : [],
    ),
    amountRefunded: purchase.refundedPaise,
    amountRefunding: purchase.refundPendingPaise,
    refundRequest: purchase.refundRequest ?? null,
  };
}
