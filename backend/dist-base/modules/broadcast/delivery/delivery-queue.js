/** Away from receipts and codes, which have a queue and connections of their own. */
export const DELIVERY_QUEUE = 'broadcast-delivery';
//# sourceMappingURL=delivery-queue.js.map