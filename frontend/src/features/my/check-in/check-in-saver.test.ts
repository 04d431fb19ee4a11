import { shippedCheckIn } from '@ironbloom/brand/check-in';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/errors.ts';
import { browserStore } from '#shared/lib/browser-store.ts';
import type { Typed, Store } from '../answers/answers-saver.ts';
import type { CheckIn } from '../api.ts';
import { CheckInSaver } from './check-in-saver.ts';
import { wishOf } from './wish.ts';

const refusal = (status: number, code: string, fields?: Record<string, string>) =>
  new ApiError(status, { code, message: code, requestId: '', ...(fields && { fields }) });

/** A server as the API's rules describe it. */
class Server {
  offline = false;
  sends = 0;
  refuse: ApiError | undefined;
  state: CheckIn = {
    _id: '1',
    dueOn: '2026-11-29',
    lastDay: '2026-12-02',
    week: 5,
    state: 'open',
    questions: shippedCheckIn.questions,
    answers: {},
    photos: {},
    version: 1,
    sentAt: null,
    openedAt: null,
    answer: null,
    answeredBy: null,
    answeredAt: null,
  };

  async load(): Promise<CheckIn> {
    this.reach();
    return this.state;
  }

  async saveAnswers(version: number, answers: object): Promise<CheckIn> {
    this.reach();
    if (version !== this.state.version) throw refusal(409, 'STALE_CHECK_IN');
    return this.change({ answers: { ...this.state.answers, ...answers } });
  }

  async send(): Promise<CheckIn> {
    this.reach();
    this.sends += 1;
    return this.change({ state: 'sent', sentAt: new Date().toISOString() });
  }

  change(to: Partial<CheckIn>): CheckIn {
    this.state = { ...this.state, ...to, version: this.state.version + 1 };
    return this.state;
  }

  private reach(): void {
    if (this.offline) throw refusal(0, 'OFFLINE');
    const { refuse } = this;
    this.refuse = undefined;
    if (refuse) throw refuse;
  }
}

const typed = browserStore('browser', 'my:test') as Store<Typed<string | number>>;
const wish = wishOf('program', '2026-11-29');
let server: Server;
const open = () => new CheckInSaver(server.state, server, typed, wish);

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  vi.useFakeTimers({ now: Date.parse('2026-11-29T14:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('sent without a line, it goes once the line is back, with all that was typed', async () => {
  server.offline = true;
  const saver = open();
  saver.answer('weight', 68.9);
  await saver.send();
  expect(saver.current()).toMatchObject({ asked: true, saving: 'waiting' });
  // A new visit.
  server.offline = false;
  const later = open();
  expect(later.current()).toMatchObject({ asked: true, checkIn: { answers: { weight: 68.9 } } });
  await later.flush();
  await later.flush();
  expect(server.state).toMatchObject({ state: 'sent', answers: { weight: 68.9 } });
  expect([server.sends, later.current().asked, wish.read(), typed.read()]).toEqual([
    1,
    false,
    false,
    undefined,
  ]);
});

test('she may take the press of “Send” back while it waits', async () => {
  server.offline = true;
  const saver = open();
  await saver.send();
  saver.keep();
  server.offline = false;
  await saver.flush();
  expect([server.sends, server.state.state]).toEqual([0, 'open']);
});

test('once its days are over nothing is sent, and her words stay', async () => {
  server.offline = true;
  const saver = open();
  saver.answer('words', 'A good week');
  await saver.send();
  server.offline = false;
  vi.setSystemTime(Date.parse('2026-12-02T19:00:00Z'));
  const later = open();
  await later.flush();
  expect(server.sends).toBe(0);
  expect(later.current()).toMatchObject({ asked: false, checkIn: { answers: { words: 'A good week' } } });
});

test('the server’s clock decides whether it is missed', async () => {
  server.refuse = refusal(409, 'CHECK_IN_MISSED');
  const saver = open();
  saver.answer('words', 'A good week');
  await saver.flush();
  expect(saver.current().checkIn).toMatchObject({ state: 'missed', answers: { words: 'A good week' } });
});

test('what comes after its coach has opened it is kept apart, until she drops it', async () => {
  server.change({ state: 'sent', sentAt: '2026-11-29T13:00:00Z', answers: { weight: 69 } });
  const saver = open();
  server.refuse = refusal(409, 'CHECK_IN_OPENED');
  server.state = { ...server.state, openedAt: '2026-11-29T13:30:00Z' };
  saver.answer('weight', 68.9);
  await saver.flush();
  expect(saver.current()).toMatchObject({ left: { weight: 68.9 }, checkIn: { answers: { weight: 69 } } });
  saver.drop();
  expect([saver.current().left, typed.read()]).toEqual([{}, undefined]);
});

test('an incomplete one is not sent, and says what is missing', async () => {
  server.refuse = refusal(400, 'CHECK_IN_INCOMPLETE', { 'answers.sleep': 'Please answer this question.' });
  const saver = open();
  await saver.send();
  expect(saver.current()).toMatchObject({
    asked: false,
    problems: { sleep: 'Please answer this question.' },
  });
});

test('a photograph of this device is no answer of another', async () => {
  const saver = open();
  server.change({ photos: { front: '/api/private-files/1' } });
  saver.answer('weight', 68.9);
  await saver.flush();
  expect(server.state.answers).toEqual({ weight: 68.9 });
  expect(saver.current().otherDevice).toBe(false);
});
