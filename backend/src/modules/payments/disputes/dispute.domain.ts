/** Razorpay's states of a dispute ("Disputes entity"), and the event that asks for more evidence. The last three are its end. */
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
  /** When Razorpay made the event, to the second: deliveries come late and in any order. */
  toldAt: Date;
}

/** Whether a report says more than is known. An end is left for a later end alone; of one second, the further state counts. */
export function isNews(known: Known, told: Known): boolean {
  if (hasEnded(known.status) && !hasEnded(told.status)) return false;
  // A dispute that goes on was reported late: its end is what counts, whatever their clocks say.
  if (!hasEnded(known.status) && hasEnded(told.status)) return true;
  const later = told.toldAt.getTime() - known.toldAt.getTime();
  return later > 0 || (later === 0 && RANK[told.status] > RANK[known.status]);
}

/** "chargeback", "pre arbitration": Razorpay's codes are words already. */
export const codeInWords = (code: string): string => code.toLowerCase().replaceAll(/[_-]+/g, ' ').trim();
