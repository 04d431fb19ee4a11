/** Times that clients are promised, as published in `/admin/settings/coaching`. Pages, mails and documents read them from here only. */
export interface Promises {
  /** Hours from the payment to the first call, and to the plan. */
  readonly callHours: number;
  readonly planHours: number;
  /** Days in which a request for a refund is answered. */
  readonly refundDays: number;
}

export const shippedPromises: Promises = { callHours: 24, planHours: 48, refundDays: 7 };

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "24 hours", "48 hours", "7 days". */
export const promisesInWords = ({ callHours, planHours, refundDays }: Promises) => ({
  call: counted(callHours, 'hour'),
  plan: counted(planHours, 'hour'),
  refund: counted(refundDays, 'day'),
});
