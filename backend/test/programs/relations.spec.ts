import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { type Route, routesOf } from '../harness/routes.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from './client.ts';

let system: TestSystem;
let client: Client;
/** Tokens of everybody who may ask; null: nobody is signed in. */
let viewers: Record<Viewer, string | null>;

const VIEWERS = [
  'owner',
  'manager',
  'her coach',
  'another coach',
  'an editor',
  'an accountant',
  'herself',
  'another client',
  'a stranger',
] as const;
type Viewer = (typeof VIEWERS)[number];

const TEAM: readonly Viewer[] = ['owner', 'manager', 'her coach'];
/** Who may see a client, by the right a route asks for. What she and the team share is behind routes of either side. */
const MAY: Record<string, readonly Viewer[]> = {
  member: ['herself', ...TEAM],
  'clients:read': TEAM,
  'health:read': ['owner', 'her coach'],
  'people:manage': ['owner'],
};
/** What she alone may do: her answers, her check-ins, when she is reminded. */
const OWN_ALONE =
  /^\/api\/my\/programs\/:id\/(?:intake|check-ins|preferences|progress|pauses|renewal|summary|story)/;
const mayUse = ({ path, access }: Route): readonly Viewer[] =>
  OWN_ALONE.test(path) ? ['herself'] : MAY[access ?? '']!;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  const shop = new Shop(system);
  const staff = async (role: Parameters<typeof AdminClient.create>[1]) => AdminClient.create(system, role);
  const [owner, coach] = [await staff('owner'), await staff('coach')];
  client = await Client.create(system, shop, { owner, coach });
  viewers = {
    owner: owner.token,
    manager: (await staff('manager')).token,
    'her coach': coach.token,
    'another coach': (await staff('coach')).token,
    'an editor': (await staff('editor')).token,
    'an accountant': (await staff('accountant')).token,
    herself: client.token,
    'another client': (await Client.create(system, shop)).token,
    'a stranger': null,
  };
});
afterAll(() => system.stop());

/** Routes about one client. */
const routes = (): Route[] =>
  routesOf(system.app).filter(({ path }) => /^\/api\/(?:admin\/clients|my\/programs)\/:id/.test(path));

interface Seen {
  status: number;
  /** Without the request's id and the client's: what is left tells whether the client is there. */
  text: string;
}

async function ask({ method, path }: Route, id: string, token: string | null): Promise<Seen> {
  const url =
    system.url + path.replace(':id', id).replace(':day', '2026-11-01').replace(/:\w+/g, randomUUID());
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  };
  const shown = (text: string) => text.replace(/"requestId":"[^"]*"/, '').replaceAll(id, '');
  // A live stream stays open: its status says who may listen.
  const abort = new AbortController();
  const response = await fetch(url, {
    method,
    headers,
    signal: abort.signal,
    ...(method !== 'GET' && { body: '{}' }),
  });
  const text = path.endsWith('/stream') && response.ok ? '' : await response.text();
  abort.abort();
  return { status: response.status, text: shown(text) };
}

describe('every route about one client', () => {
  it('asks for a right that this test knows', () => {
    expect(routes().length).toBeGreaterThan(20);
    expect([...new Set(routes().map(({ access }) => access))].toSorted()).toEqual(
      Object.keys(MAY).toSorted(),
    );
  });

  it.each(VIEWERS)('answers %s by role and relation alone', async (viewer) => {
    for (const route of routes()) {
      const name = `${route.method} ${route.path}`;
      const real = await ask(route, client.programId, viewers[viewer]);
      const guessed = await ask(route, randomUUID(), viewers[viewer]);
      expect([name, real.status < 500, guessed.status < 500]).toEqual([name, true, true]);
      const may = mayUse(route).includes(viewer);
      // Who may not see a client learns nothing: the answer is that of an id that nobody has.
      if (may) expect([name, [401, 403].includes(real.status)]).toEqual([name, false]);
      else expect([name, real]).toEqual([name, guessed]);
      if (!may) expect([name, real.status >= 400]).toEqual([name, true]);
    }
  });

  it('opens nothing by 1,000 guessed ids', async () => {
    const gets = routes().filter(({ method, path }) => method === 'GET' && !path.endsWith('/stream'));
    const odd = ['0', '%00', '..%2f', "'", 'null', client.programId.slice(0, -1), `${client.programId}0`];
    const guess = async (round: number) => {
      const route = gets[round % gets.length]!;
      const id = round < 100 ? odd[round % odd.length]! : randomUUID();
      const { status } = await ask(route, id, viewers['another coach']);
      return [400, 403, 404].includes(status) ? [] : [[route.path, id, status]];
    };
    for (let round = 0; round < 1_000; round += 20) {
      const opened = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(round + index)));
      expect(opened.flat()).toEqual([]);
    }
  });
});
