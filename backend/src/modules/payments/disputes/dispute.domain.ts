/** Razorpay's dispute states ("Disputes entity"), and the event that asks for more evidence. The last three are final. */
export const DISPUTE_STATUSES = ['open', 'action_required', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

const ENDS: ReadonlySet<DisputeStatus> = new Set(['won', 'lost', 'closed']);

export const hasEnded = (status: DisputeStatus): boolean => ENDS.has(status);

const RANK: Readonly<Record<DisputeStatus, number>> = {
  open: 0,
  action_required: 1,
  under_review: 1,
  won: 2,
  lost: 2,
  closed: 2,
};

interface Known {
  status: DisputeStatus;
  /** Event time in seconds: deliveries are late and unordered. */
  toldAt: Date;
}

/**
 * Whether a report is newer than the stored one. A final state yields only to a later final one; within a second, the further
 * state counts.
 */
export function isNews(known: Known, told: Known): boolean {
  if (hasEnded(known.status) && !hasEnded(told.status)) return false;
  // A late report of an open dispute: the final state counts, whatever the clocks.
  if (!hasEnded(known.status) && hasEnded(told.status)) return true;
  const later = told.toldAt.getTime() - known.toldAt.getTime();
  return later > 0 || (later === 0 && RANK[told.status] > RANK[known.status]);
}

/** "chargeback", "pre arbitration": Razorpay's codes as words. */
export const codeInWords = (code: string): string => code.toLowerCase().replaceAll(/[_-]+/g, ' ').trim();
