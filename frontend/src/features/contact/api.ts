import { api, unwrap } from '../../shared/api/client.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { words, type ContactMessage } from './message.ts';

/** What became of a message; `fields` are the server's complaints per input. */
export type Delivery =
  { sent: true } | { sent: false; reason: string; fields: Readonly<Record<string, string>> };

/** Hands the message to the server. Too many of them is the server's to explain; the rest has one sentence. */
export async function deliver(message: ContactMessage): Promise<Delivery> {
  try {
    await unwrap(api.POST('/api/contact', { body: message }));
    return { sent: true };
  } catch (error) {
    const refusal = error instanceof ApiError ? error : undefined;
    return {
      sent: false,
      reason: refusal?.status === 429 ? refusal.message : words.failed,
      fields: refusal?.fields ?? {},
    };
  }
}
