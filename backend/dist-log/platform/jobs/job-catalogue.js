/** Codes and receipts have a queue to themselves, so that nothing slow is ever in front of them. */
export const QUEUE_OF = {
    'mail.send': 'transactional-mail',
    'auth.send-code': 'transactional-mail',
    'payments.apply-webhook': 'payments',
    'media.remove': 'media',
    'content.share-card': 'share-cards',
};
/** Jobs of one queue that a worker process runs at a time. */
export const CONCURRENCY = {
    'transactional-mail': 5,
    payments: 10,
    media: 2,
    // A decoded picture each.
    'share-cards': 1,
};
export const QUEUES = [...new Set(Object.values(QUEUE_OF))];
//# sourceMappingURL=job-catalogue.js.map