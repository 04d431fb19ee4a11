import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stack } from '../../stack/stack.ts';

export interface View {
  _id: string;
  status: string;
  startedAt: string;
  finishedAt: string;
  counts: Record<string, number>;
}

export interface EncodedForm {
  /** With its boundary. */
  type: string;
  /** Bytes. */
  length: number;
  body: Buffer | AsyncIterable<Buffer>;
}

/** As the dialog does, ms. */
const WATCH_EVERY = 1_000;

/** The admin of a stack. */
export class AdminClient {
  readonly site: string;
  readonly token: string;

  constructor(site: string, token: string) {
    this.site = site;
    this.token = token;
  }

  static async signIn(stack: Pick<Stack, 'siteUrl' | 'env'>): Promise<AdminClient> {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = stack.env;
    const response = await fetch(`${stack.siteUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return new AdminClient(stack.siteUrl, ((await response.json()) as { token: string }).token);
  }

  async call(path: string, body?: object): Promise<View> {
    const response = await fetch(this.site + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as View;
  }

  /** Sends an encoded form with files; `fetch` would copy it. */
  send(path: string, { type, length, body }: EncodedForm): Promise<void> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      'content-type': type,
      'content-length': length,
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.site + path, { method: 'POST', headers }, (response) => {
        if (response.statusCode !== 201) reject(new Error(`${path}: ${response.statusCode}`));
        response.resume().once('end', resolve);
      });
      Readable.from(body).pipe(sent.once('error', reject));
    });
  }

  create(count: number, scheduledAt?: Date): Promise<View> {
    return this.call('/api/broadcasts', {
      intentKey: randomUUID(),
      subject: 'News for {{name}}',
      fromName: 'Ironbloom',
      bodyHtml: '<p>Hello {{name}}, a new block starts on Monday.</p>',
      recipients: Array.from({ length: count }, (_, index) => ({
        email: `p${index}@example.com`,
        name: `Person ${index}`,
      })),
      ...(scheduledAt && { scheduledAt: scheduledAt.toISOString() }),
    });
  }

  /** Messages a second, from the first to the last. */
  async broadcast(count: number): Promise<number> {
    const { _id: id } = await this.create(count);
    for (;;) {
      await delay(WATCH_EVERY);
      const view = await this.call(`/api/broadcasts/${id}`);
      if (view.status !== 'finished') continue;
      if (view.counts['sent'] !== count) throw new Error(`not all were sent: ${JSON.stringify(view.counts)}`);
      return count / ((Date.parse(view.finishedAt) - Date.parse(view.startedAt)) / 1000);
    }
  }
}
