import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Edit } from '@ironbloom/brand/training-log';
import { ApiError } from '#shared/api/errors.ts';
import { device, wipeDevice } from '#shared/offline/device.ts';
import { unsentHere } from '#shared/session/unsent.ts';
import { storeToken } from '#shared/session/token.ts';
import { Outbox } from './outbox.ts';

const tokenOf = (sub: string): string => `x.${btoa(JSON.stringify({ sub }))}.x`;
const edit = (id: string, kind: 'row-note' | 'started' = 'row-note', of = id): Edit => ({
  id,
  session: { on: '2026-11-28', dayId: 'a', plannedOn: null, weekId: 'w', version: 1, name: 'A' },
  kind,
  of,
  value: id,
  at: '2026-11-28T08:00:00Z',
});
const apiError = (status: number, message: string) =>
  new ApiError(status, { code: 'X', message, requestId: '' });
const taken = (edits: readonly Edit[]) => ({
  taken: edits.map(({ id }) => id),
  refused: [],
});
type Taken = ReturnType<typeof taken>;

let open: Outbox[] = [];
function outbox(
  send: (edits: readonly Edit[]) => Promise<Taken>,
  renew: (id: string) => Promise<void> = async () => undefined,
): Outbox {
  const made = new Outbox({ send: (_, edits) => send(edits), renew });
  open.push(made);
  return made;
}

beforeEach(() => {
  let last = Promise.resolve();
  // jsdom has no locks.
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: (_: string, work: () => Promise<void>) => {
        last = last.then(work, work);
        return last;
      },
    },
  });
  storeToken(tokenOf('ananya'));
});
afterEach(async () => {
  for (const one of open) one.stop();
  open = [];
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const owner of ['ananya', 'meena']) await wipeDevice(owner);
});

it('sends in order what an earlier visit left, after a lost line and a lost session', async () => {
  const lost = outbox(() => Promise.reject(new TypeError('no line')));
  await lost.start();
  for (const id of ['1', '2']) await lost.add('p', edit(id));
  await vi.waitFor(() => expect(lost.waiting).toHaveLength(2));
  lost.stop();
  const expired = outbox(() => Promise.reject(apiError(401, 'Sign in')));
  await expired.start();
  await vi.waitFor(() => expect(expired.waiting).toHaveLength(2));
  expect(unsentHere().training).toBe(2);
  expired.stop();
  const sent: string[] = [];
  const later = outbox(async (edits) => {
    sent.push(...edits.map(({ id }) => id));
    return taken(edits);
  });
  await later.start();
  await later.add('p', edit('3'));
  await vi.waitFor(() => expect(later.waiting).toEqual([]));
  expect(sent).toEqual(['1', '2', '3']);
  expect(unsentHere().training).toBe(0);
});

it('keeps what is refused, with the reason, and sends the others', async () => {
  const sent: string[] = [];
  const one = outbox(async (edits) => {
    if (edits.some(({ id }) => id === 'bad')) throw apiError(400, 'No number');
    sent.push(...edits.map(({ id }) => id));
    return taken(edits);
  });
  for (const id of ['1', 'bad', '2']) await one.add('p', edit(id));
  await vi.waitFor(() => expect(sent).toEqual(['1', '2']));
  await vi.waitFor(() => expect(one.waiting).toMatchObject([{ edit: { id: 'bad' }, refusal: 'No number' }]));
  await one.forget(['bad']);
  expect(one.waiting).toEqual([]);
});

it('sends long notes in several requests, in order', async () => {
  const sent: string[] = [];
  const sizes: number[] = [];
  const one = outbox(async (edits) => {
    sizes.push(new TextEncoder().encode(JSON.stringify({ edits })).length);
    sent.push(...edits.map(({ id }) => id));
    return taken(edits);
  });
  const ids = Array.from({ length: 60 }, (_, at) => `${at}`);
  const db = await device();
  for (const id of ids) {
    const long = { ...edit(id), value: 'अ'.repeat(2_000) } as Edit;
    await db.add('edits', { owner: 'ananya', programId: 'p', edit: long });
  }
  await one.start();
  await vi.waitFor(() => expect(sent).toEqual(ids));
  expect(Math.max(...sizes)).toBeLessThan(32_768);
});

it('goes on where the device’s store failed for a moment', async () => {
  const one = outbox(async (edits) => taken(edits));
  await one.start();
  await one.add('p', edit('1'));
  const get = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementationOnce(() => {
    throw new Error('closing');
  });
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(one.waiting).toEqual([]));
});

it('sends nothing of somebody else', async () => {
  const hers = outbox(() => Promise.reject(new TypeError('no line')));
  await hers.add('p', edit('1'));
  hers.stop();
  storeToken(tokenOf('meena'));
  const send = vi.fn(async (edits: readonly Edit[]) => taken(edits));
  const other = outbox(send);
  await other.start();
  expect(other.waiting).toEqual([]);
  expect(send).not.toHaveBeenCalled();
  other.stop();
  storeToken(tokenOf('ananya'));
  const again = outbox(send);
  await again.start();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('another tab shows edits at once, and what the server has of them before they are gone', async () => {
  let isReached = false;
  const one = outbox((edits) =>
    isReached ? Promise.resolve(taken(edits)) : Promise.reject(new TypeError('no line')),
  );
  const shown: [string, number][] = [];
  const other = outbox(
    () => Promise.reject(new TypeError('not its turn')),
    async (id) => void shown.push([id, other.waiting.length]),
  );
  await one.start();
  await other.start();
  await one.add('p', edit('1'));
  // A browser tells every tab but the one that wrote.
  window.dispatchEvent(new StorageEvent('storage'));
  await vi.waitFor(() => expect(other.waiting).toMatchObject([{ edit: { id: '1' } }]));
  isReached = true;
  await one.add('p', edit('2'));
  await vi.waitFor(() => expect(one.waiting).toEqual([]));
  window.dispatchEvent(new StorageEvent('storage'));
  await vi.waitFor(() => expect(other.waiting).toEqual([]));
  expect(shown).toEqual([['p', 1]]);
});

it('signing out counts what she would recognise, and leaves what somebody else has not sent', async () => {
  const hers = outbox(() => Promise.reject(new TypeError('no line')));
  await hers.add('p', edit('1', 'started'));
  expect(unsentHere().training).toBe(0);
  await hers.add('p', edit('2', 'row-note', 'squat'));
  await hers.add('p', edit('3', 'row-note', 'squat'));
  expect(unsentHere().training).toBe(1);
  hers.stop();
  storeToken(tokenOf('meena'));
  const other = outbox(() => Promise.reject(new TypeError('no line')));
  await other.add('p', edit('4'));
  await wipeDevice('meena');
  await other.start();
  await vi.waitFor(() => expect(other.waiting).toEqual([]));
  other.stop();
  storeToken(tokenOf('ananya'));
  const again = outbox(() => Promise.reject(new TypeError('no line')));
  await again.start();
  expect(again.waiting).toHaveLength(3);
});
