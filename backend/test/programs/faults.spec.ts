import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shippedCoaching } from '@ironbloom/brand/coaching';
import { Workers } from '../broadcast/workers.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { endurance } from '../harness/endurance.ts';
import { services } from '../harness/services.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Client } from './client.ts';

/** Redis behind a line that can be cut. */
class CuttableRedis {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private constructor(private readonly server: Server) {}

  static async start(): Promise<CuttableRedis> {
    const { hostname, port } = new URL(services.redisUrl);
    const server = createServer();
    const line = new CuttableRedis(server);
    server.on('connection', (near) => {
      if (line.isCut) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        line.sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => line.sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
      near.on('end', () => near.destroy()).on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    server.listen(0, '127.0.0.1').unref();
    await once(server, 'listening');
    return line;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `redis://127.0.0.1:${port}/${process.env['JEST_WORKER_ID'] ?? '1'}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  stop(): void {
    this.cut();
    this.server.close();
  }
}

let redis: CuttableRedis;
let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
let coach: AdminClient;

beforeAll(async () => {
  redis = await CuttableRedis.start();
  system = await startSystem({ REDIS_URL: redis.url, JOB_LEASE_MS: '1000' });
  shop = new Shop(system);
  owner = await AdminClient.create(system);
  coach = await AdminClient.create(system, 'coach');
});
afterAll(async () => {
  await system.stop();
  redis.stop();
});

const PURCHASES = 12;
const KILLS = 8;
const count = async (sql: string, parameters: unknown[] = []) =>
  (await system.db.rows<{ n: number }>(`SELECT count(*)::int AS n ${sql}`, parameters))[0]!.n;

/** Active programs whose check-in is to be filled in, and of which the client is to be reminded now. */
async function plantReminders(number: number): Promise<void> {
  await system.db.rows(
    `WITH planted AS (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)),
       payment AS (
         INSERT INTO payments (id, intent_key, intent_hash, status, status_token, price_list, training_type, kind_name, duration,
                               amount_paise, name, email, age, gender, completed_at)
         SELECT id, id, '', 'completed', id::text, 'l', 'individual', 'Individual', 3, 100, 'N', id || '@reminded.example', 30, 'female', now()
           FROM planted RETURNING id),
       program AS (
         INSERT INTO programs (id, payment_id, half, state, starts_on, months, bought_at)
         SELECT id, id, 'buyer', 'active', current_date - 3, 3, now() FROM payment RETURNING id),
       check_in AS (
         INSERT INTO check_ins (id, program_id, due_on, week, questions) SELECT id, id, current_date, 1, '[]' FROM program RETURNING id)
     INSERT INTO program_reminders (program_id, kind, about, due_at)
     SELECT id, 'check-in-due', current_date::text, now() FROM check_in`,
    [number],
  );
}

/** Lets workers run and kills them, again and again; then lets one end its work. */
/** @param rest what is left to do */
async function killing(
  kills = KILLS,
  rest = `FROM outbox WHERE job LIKE 'programs.%' AND dead_at IS NULL`,
): Promise<void> {
  const workers = new Workers(system.variables);
  for (let kill = 0; kill < kills; kill += 1) {
    workers.start();
    await delay(900 + 150 * (kill % KILLS));
    workers.kill();
    await system.db.rows('UPDATE outbox SET available_at = now() WHERE due_at IS NULL');
  }
  workers.start();
  await until(async () => (await count(rest)) === 0);
  workers.kill();
}

describe('workers that are killed', () => {
  it('make one program for each person of a payment, and tell of each assignment once', async () => {
    const { body } = await owner.call<{ version: number }>('admin/coaching');
    const published = { ...shippedCoaching, assignment: 'fewest', version: body.version };
    expect((await owner.call('admin/coaching', 'PUT', published)).status).toBe(200);
    for (let sale = 0; sale < PURCHASES; sale += 1) await owner.sale(shop);
    await killing();
    expect(await count('FROM programs')).toBe(2 * PURCHASES);
    expect(await count(`FROM program_events WHERE kind = 'created'`)).toBe(2 * PURCHASES);
    expect(await count('FROM programs WHERE coach_id = $1', [coach.userId])).toBe(2 * PURCHASES);
    for (const template of ['coach-assigned', 'client-assigned'])
      expect(await count('FROM mails WHERE template = $1', [template])).toBe(2 * PURCHASES);
  });

  it('mail a burst of unread messages once', async () => {
    const worker = await system.startWorker();
    const clients = [await Client.create(system, shop), await Client.create(system, shop)];
    await worker.close();
    for (const client of clients)
      for (const text of ['Hello', 'Are you there?'])
        await client.call('messages', 'POST', { id: randomUUID(), text, fileIds: [] });
    await system.db.rows(
      `UPDATE outbox SET available_at = now(), due_at = now() WHERE job = 'programs.mail-unread'`,
    );
    await killing();
    expect(await count(`FROM mails WHERE template = 'unread-messages'`)).toBe(clients.length);
  });

  it('remind each client of her check-in once', async () => {
    const [clients, kills] = [endurance(500, 60), endurance(20, 4)];
    await plantReminders(clients);
    await killing(kills, `FROM program_reminders WHERE done_at IS NULL AND due_at <= now()`);
    const reminded = `FROM mails WHERE template = 'check-in-due' AND to_email LIKE '%@reminded.example'`;
    expect(await count(reminded)).toBe(clients);
    expect(await count(`FROM (SELECT DISTINCT to_email ${reminded}) AS people`)).toBe(clients);
  });
});

describe('without Redis', () => {
  it('messages are sent and read by asking again', async () => {
    const worker = await system.startWorker();
    const client = await Client.create(system, shop, { owner, coach });
    await worker.close();
    redis.cut();
    const sent = await client.call('messages', 'POST', {
      id: randomUUID(),
      text: 'No line to Redis',
      fileIds: [],
    });
    expect(sent.status).toBe(200);
    const { body } = await coach.call<{ messages: { text: string }[] }>(
      `admin/clients/${client.programId}/messages`,
    );
    expect(body.messages.map(({ text }) => text)).toEqual(['No line to Redis']);
    redis.mend();
  });

  it('a stream opens, and is live again once Redis is back', async () => {
    const worker = await system.startWorker();
    const client = await Client.create(system, shop, { owner, coach });
    await worker.close();
    redis.cut();
    const ending = new AbortController();
    const stream = await fetch(`${system.url}/api/admin/clients/${client.programId}/messages/stream`, {
      headers: { authorization: `Bearer ${coach.token}` },
      signal: ending.signal,
    });
    expect(stream.status).toBe(200);
    let heard = '';
    const reading = (async () => {
      for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) heard += part;
    })().catch(() => undefined);
    const send = (text: string) => client.call('messages', 'POST', { id: randomUUID(), text, fileIds: [] });
    expect((await send('Nobody hears this')).status).toBe(200);
    redis.mend();
    await until(async () => {
      await send('Live again?');
      await delay(300);
      return heard.includes('changed') || undefined;
    });
    ending.abort();
    await reading;
  });
});
