import { RECIPIENT_STATUSES } from '../core/broadcast-status.domain.js';
const iso = (date) => date?.toISOString() ?? null;
export function presentBroadcast(row) {
    const { id, subject, fromName, status, pauseReason, total, createdBy, counts } = row;
    return {
        _id: id,
        subject,
        fromName,
        status,
        pauseReason,
        total,
        counts: Object.fromEntries(RECIPIENT_STATUSES.map((name) => [name, counts[name] ?? 0])),
        createdBy,
        createdAt: row.createdAt.toISOString(),
        scheduledAt: iso(row.scheduledAt),
        startedAt: iso(row.startedAt),
        finishedAt: iso(row.finishedAt),
    };
}
export function presentMessage({ attachments, ...message }) {
    const files = attachments.map(({ content, ...file }) => ({
        ...file,
        contentBase64: content.toString('base64'),
    }));
    return { ...message, attachments: files };
}
export function presentRecipient({ id, settledAt, ...row }) {
    return { ...row, _id: id, settledAt: iso(settledAt) };
}
//# sourceMappingURL=broadcasts.presenter.js.map