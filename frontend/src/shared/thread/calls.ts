import { api, unwrap } from '../api/client.ts';
import { addressOf, get } from '../api/get.ts';
import { sendForm } from '../api/send-form.ts';
import type { AnswerOf } from '../api/wire.ts';
import { dropSession } from '../session/sign-out.ts';
import { readToken } from '../session/token.ts';

export type Thread = AnswerOf<'/api/admin/clients/{id}/messages'>;
export type Message = Thread['messages'][number];
export type MessageFile = Message['files'][number];
export type Side = Message['side'];
type Upload = AnswerOf<'/api/admin/clients/{id}/files', 'post'>;

/** The routes about a program, which the team and the client have alike. Each call throws ApiError. */
export function threadCalls(side: Side, id: string) {
  const base = side === 'team' ? '/api/admin/clients/{id}' : '/api/my/programs/{id}';
  // Both sides have the same routes, with the same bodies and answers.
  const routes = {
    thread: `${base}/messages` as '/api/admin/clients/{id}/messages',
    report: `${base}/messages/{messageId}/report` as '/api/admin/clients/{id}/messages/{messageId}/report',
  };
  const here = base.replace('{id}', id);
  const path = { id };
  return {
    address: addressOf(routes.thread, { path }),
    /** What is shown counts as read. */
    older: (before: string): Promise<Thread> => get(addressOf(routes.thread, { path, query: { before } })),
    /** Sent again with the same id it is the same message. */
    send: (message: { id: string; text: string; fileIds: string[] }): Promise<Thread> =>
      unwrap(api.POST(routes.thread, { params: { path }, body: message })),
    report: (messageId: string, reason: string): Promise<Thread> =>
      unwrap(api.POST(routes.report, { params: { path: { id, messageId } }, body: { reason } })),
    upload: (file: File, onProgress: (share: number) => void): Promise<Upload> => {
      const form = new FormData();
      form.append('name', file.name);
      form.append('file', file);
      return sendForm({ method: 'POST', path: `${here}/files`, form, onProgress });
    },
    /** The lines of `text/event-stream`, as they come. @returns undefined where the server refused for good */
    stream: async (signal: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined> => {
      const token = readToken();
      const response = await fetch(`${here}/messages/stream`, {
        signal,
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      });
      if (response.status === 401 && token === readToken()) dropSession();
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
      if (!response.ok || !response.body) throw new Error('The stream did not open');
      return response.body;
    },
  };
}

export type ThreadCalls = ReturnType<typeof threadCalls>;
