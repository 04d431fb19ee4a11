import { randomUUID } from 'node:crypto';
import type { BroadcastView, RecipientView } from '../../src/modules/broadcast/broadcasts.dto.ts';
import { type Answer, call, type ErrorAnswer } from '../harness/client.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Editor } from '../content/editor.ts';

type Created = BroadcastView & { dropped: { invalid: number; duplicate: number } };
type List<Item> = { items: Item[]; total: number };

export const addresses = (count: number, prefix = 'person') =>
  Array.from({ length: count }, (_, index) => ({
    email: `${prefix}-${index}@example.com`,
    name: `Person ${index}`,
  }));

/** Admin who sends broadcasts. */
export class Broadcaster {
  private constructor(
    private readonly system: TestSystem,
    private readonly headers: Record<string, string>,
  ) {}

  static async of(system: TestSystem): Promise<Broadcaster> {
    const { authorization } = await Editor.of(system, 'owner');
    return new Broadcaster(system, { authorization: authorization.replace('authorization: ', '') });
  }

  create<Body = Created>(fields: Record<string, unknown> = {}): Promise<Answer<Body>> {
    return this.send<Body>('/api/broadcasts', {
      intentKey: randomUUID(),
      subject: 'News for {{name}}',
      fromName: 'Ironbloom',
      bodyHtml: '<p>Hello {{name}}, a new block starts on Monday.</p>',
      recipients: addresses(3),
      ...fields,
    });
  }

  send<Body = ErrorAnswer>(path: string, body: unknown = {}): Promise<Answer<Body>> {
    return call<Body>(this.system.url + path, { body, headers: this.headers });
  }

  async get(id: string): Promise<BroadcastView> {
    return (await call<BroadcastView>(`${this.system.url}/api/broadcasts/${id}`, { headers: this.headers }))
      .body;
  }

  async recipients(id: string, query = ''): Promise<List<RecipientView>> {
    const path = `/api/broadcasts/${id}/recipients?limit=200${query}`;
    return (await call<List<RecipientView>>(this.system.url + path, { headers: this.headers })).body;
  }

  read<Body>(path: string): Promise<Answer<Body>> {
    return call<Body>(this.system.url + path, { headers: this.headers });
  }

  remove<Body>(path: string): Promise<Answer<Body>> {
    return call<Body>(this.system.url + path, { method: 'DELETE', headers: this.headers });
  }

  /** @returns the broadcast once it has the status */
  async become(id: string, status: BroadcastView['status'], timeoutMs = 60_000): Promise<BroadcastView> {
    return until(async () => {
      const broadcast = await this.get(id);
      return broadcast.status === status ? broadcast : undefined;
    }, timeoutMs);
  }
}
