import { RECIPIENT_STATUSES } from '../core/broadcast-status.domain.ts';
import type { BroadcastView, MessageView, RecipientView } from '../core/broadcasts.dto.ts';
import type { BroadcastRow, SentMessage } from '../core/broadcasts.repository.ts';
import type { RecipientRow } from '../recipients/recipients.repository.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export function presentBroadcast(row: BroadcastRow): BroadcastView {
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

export function presentMessage({ attachments, ...message }: SentMessage): MessageView {
  const files = attachments.map(({ content, ...file }) => ({
    ...file,
    contentBase64: content.toString('base64'),
  }));
  return { ...message, attachments: files };
}

export function presentRecipient({ id, settledAt, ...row }: RecipientRow): RecipientView {
  return { ...row, _id: id, settledAt: iso(settledAt) };
}
