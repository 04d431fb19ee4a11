import { api, unwrap } from '../../shared/api/client.ts';
import type { ContactMessage } from './message.ts';

/** Hands the message to the server. Rejects with its refusal. */
export async function deliver(message: ContactMessage): Promise<void> {
  await unwrap(api.POST('/api/contact', { body: message }));
}
