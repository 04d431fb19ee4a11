import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/errors.ts';
import { browserStore } from '#shared/lib/browser-store.ts';
import type { Health, Intake } from '../api.ts';
import { IntakeSaver } from './saver.ts';

const refusal = (status: number, code: string, fields?: Record<string, string>) =>
  new ApiError(status, { code, message: code, requestId: '', ...(fields && { fields }) });

/** A server as the API's rules describe it: one version, kept for every device. */
class Server {
  offline = false;
  calls = 0;
  refuse: ApiError | undefined;
  state: Intake = {
    version: 0,
    completedAt: null,
    consent: 'given',
    answers: {},
    health: null,
    waitsForDoctor: false,
    keepHealth: false,
    isMinor: true,
    keptFor: '90 days',
    openings: [],
  };

  async load(): Promise<Intake> {
    if (this.offline) throw refusal(0, 'OFFLINE');
    return this.state;
  }

  async saveAnswers(version: number, answers: object): Promise<Intake> {
    return this.save(version, { answers: { ...this.state.answers, ...answers } });
  }

  async saveHealth(version: number, health: Health): Promise<Intake> {
    return this.save(version, { health });
  }

  private save(version: number, change: Partial<Intake>): Intake {
    this.calls += 1;
    if (this.offline) throw refusal(0, 'OFFLINE');
    const { refuse } = this;
    this.refuse = undefined;
    if (refuse) throw refuse;
    if (version !== this.state.version) throw refusal(409, 'STALE_INTAKE');
    this.state = { ...this.state, ...change, version: version + 1 };
    return this.state;
  }
}

const store = browserStore('browser', 'my:test');
let server: Server;
const open = () => new IntakeSaver(server.state, server, store);
const all: Health['answers'] = { heart: { yes: true, more: 'Murmur' } };

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  vi.useFakeTimers();
});

test('saves what was typed, together, a moment later', async () => {
  const saver = open();
  saver.answer('goal', 'lose-fat');
  saver.answer('days', 3);
  expect(saver.current().saving).toBe('saving');
  await vi.advanceTimersByTimeAsync(700);
  expect(server.state.answers).toEqual({ goal: 'lose-fat', days: 3 });
  expect([server.calls, saver.current().saving, store.read()]).toEqual([1, 'saved', undefined]);
});

test('takes another device’s answers and keeps what was typed here', async () => {
  const saver = open();
  await server.saveAnswers(0, { place: 'gym', goal: 'sport' });
  saver.answer('goal', 'lose-fat');
  await saver.flush();
  expect(server.state.answers).toEqual({ place: 'gym', goal: 'lose-fat' });
  expect(saver.current()).toMatchObject({ otherDevice: true, intake: { answers: { place: 'gym' } } });
});

test('keeps answers in the browser without a line, and saves them on the next visit', async () => {
  server.offline = true;
  const saver = open();
  saver.answer('why', 'A wedding');
  await saver.flush();
  expect(saver.current().saving).toBe('waiting');
  server.offline = false;
  const later = open();
  expect(later.current().intake.answers).toEqual({ why: 'A wedding' });
  await later.flush();
  expect(server.state.answers).toEqual({ why: 'A wedding' });
});

test('health answers never reach the browser’s storage', async () => {
  server.offline = true;
  const saver = open();
  saver.answerHealth({ answers: all });
  await saver.flush();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Murmur');
  expect(saver.current()).toMatchObject({ saving: 'waiting', unsavedHealth: true });
  expect(saver.current().intake.health?.answers).toEqual(all);
  server.offline = false;
  await saver.flush();
  expect(server.state.health).toEqual({ answers: all });
});

test('health answers are dropped when her consent is taken back on another device', async () => {
  const saver = open();
  server.refuse = refusal(409, 'CONSENT_NEEDED');
  server.state = { ...server.state, consent: 'withdrawn' };
  saver.answerHealth({ answers: all });
  await saver.flush();
  expect(saver.current()).toMatchObject({ saving: 'saved', intake: { consent: 'withdrawn', health: null } });
});

test('a guardian without a phone is kept on screen, and saved when it is whole', async () => {
  const saver = open();
  saver.answerHealth({ answers: all, guardian: { name: 'Anita', phone: '' } });
  await saver.flush();
  expect(server.state.health).toEqual({ answers: all });
  expect(saver.current().intake.health?.guardian?.name).toBe('Anita');
  saver.answerHealth({ answers: all, guardian: { name: 'Anita', phone: '98450' } });
  await saver.flush();
  expect(server.state.health?.guardian).toEqual({ name: 'Anita', phone: '98450' });
});

test('what the server would refuse waits until it is mended', async () => {
  const saver = open();
  saver.answer('height', 17);
  await saver.flush();
  expect(server.calls).toBe(0);
  saver.answer('height', 170);
  await saver.flush();
  expect(server.state.answers).toEqual({ height: 170 });
});

test('a refused answer says why, and the others are saved', async () => {
  server.refuse = refusal(400, 'VALIDATION_FAILED', { 'answers.why': 'Please use plain text' });
  const saver = open();
  saver.answer('why', '…');
  saver.answer('goal', 'sport');
  await saver.flush();
  expect(saver.current().problems).toEqual({ why: 'Please use plain text' });
  expect(server.state.answers).toEqual({ goal: 'sport' });
});

test('an answer that is taken back goes', async () => {
  server.state = { ...server.state, answers: { why: 'A wedding' } };
  const saver = open();
  saver.answer('why', null);
  expect(saver.current().intake.answers).toEqual({});
});
