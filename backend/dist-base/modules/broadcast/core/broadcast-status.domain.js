/** `running` sends; `finished` means that every recipient has an end, and the counts add up. */
export const BROADCAST_STATUSES = ['scheduled', 'running', 'paused', 'cancelled', 'finished'];
/** What may follow what. One that has ended runs again when some of its recipients are tried once more. */
const NEXT = {
    scheduled: ['running', 'cancelled'],
    running: ['paused', 'cancelled', 'finished'],
    paused: ['running', 'cancelled'],
    cancelled: ['running'],
    finished: ['running'],
};
/** The states that may move to `to`, for the one statement that does it. */
export function statesBefore(to) {
    return Object.keys(NEXT).filter((from) => NEXT[from].includes(to));
}
/**
 * `sending` is in flight. `uncertain`: its sender died, or the connection broke, after the message
 * had been handed over and before the server said yes; it is never sent again by itself.
 */
export const RECIPIENT_STATUSES = [
    'queued',
    'sending',
    'sent',
    'failed',
    'uncertain',
    'suppressed',
    'cancelled',
];
//# sourceMappingURL=broadcast-status.domain.js.map