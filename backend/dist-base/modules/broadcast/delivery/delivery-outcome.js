/** Tries of one recipient, the first included. */
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_S = 5;
const MAX_WAIT_S = 1_800;
const PUT_BACK_WAIT_S = 1;
/** What an answer of the mail server means for the recipient's row. */
export function outcomeOf(answer, { id, attempts, single }) {
    const error = answer.kind === 'sent' ? null : answer.reason;
    const settled = { id, error, retryAfter: 0, counts: true, bounced: answer.kind === 'no-mailbox' };
    switch (answer.kind) {
        case 'sent':
        case 'uncertain':
            return { ...settled, status: answer.kind };
        case 'refused':
        case 'no-mailbox':
            return { ...settled, status: 'failed' };
        case 'login':
        case 'sender':
            if (single)
                return { ...settled, status: 'failed', error: ourFault(answer) };
            // The broadcast is paused; the recipient has done nothing wrong.
            return { ...settled, status: 'queued', counts: false };
        case 'later':
            if (attempts >= MAX_ATTEMPTS)
                return { ...settled, status: 'failed' };
            return {
                ...settled,
                status: 'queued',
                retryAfter: Math.min(MAX_WAIT_S, FIRST_WAIT_S * 4 ** (attempts - 1)),
            };
    }
}
/** Of a claimed row whose message never reached a connection. */
export function putBack({ id }) {
    return { id, status: 'queued', error: null, retryAfter: PUT_BACK_WAIT_S, counts: false, bounced: false };
}
const ourFault = ({ kind, reason }) => `The mail server ${kind === 'login' ? 'refused our login' : 'takes no mail from us'}: ${reason}`;
/** So many in a row without one success: something is wrong that is not the recipients. */
const FAILURES_IN_A_ROW = 25;
/** Counts per broadcast, in one worker, and says when and why it should stand still. */
export class CircuitBreaker {
    failures = new Map();
    /** @returns the reason to pause, in words for the person at the screen */
    note(broadcastId, outcome) {
        if (outcome.kind === 'sent') {
            this.failures.delete(broadcastId);
            return undefined;
        }
        if (outcome.kind === 'login' || outcome.kind === 'sender')
            return ourFault(outcome);
        const count = (this.failures.get(broadcastId) ?? 0) + 1;
        this.failures.set(broadcastId, count);
        if (count < FAILURES_IN_A_ROW)
            return undefined;
        this.failures.delete(broadcastId);
        return `The last ${count} messages all failed. The mail server said: ${outcome.reason}`;
    }
}
//# sourceMappingURL=delivery-outcome.js.map