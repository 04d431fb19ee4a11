import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeToken } from '../session/token.ts';

const address = '/api/my/programs';

let kept: typeof import('./kept-answers.ts');
let apiError: (status: number) => Error;
let late: unknown[];
/** As after a reload. */
async function open(): Promise<void> {
  vi.resetModules();
  kept = await import('./kept-answers.ts');
  const { ApiError } = await import('../api/errors.ts');
  apiError = (status) => new ApiError(status, { code: 'X', message: '', requestId: '' });
  late = [];
  kept.onLateAnswer((of, what) => late.push([of, what]));
}

interface Question {
  answer: (text: string) => void;
  fail: (error: unknown) => void;
  shown: Promise<string>;
}
function ask(): Question {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { answer: resolve, fail: reject, shown: kept.keptOrAsked(address, () => promise) };
}

const withoutLine = () => kept.keptOrAsked(address, () => Promise.reject(new TypeError('no line')));

beforeEach(async () => {
  storeToken(`x.${btoa(JSON.stringify({ sub: 'ananya' }))}.x`);
  await open();
  const first = ask();
  first.answer('first');
  await first.shown;
  await open();
});

it('shows what is kept while the line hangs, at once the second time, then the answer', async () => {
  const began = Date.now();
  const hanging = ask();
  expect(await hanging.shown).toBe('first');
  expect(Date.now() - began).toBeGreaterThan(2_900);
  const next = ask();
  expect(await next.shown).toBe('first');
  expect(Date.now() - began).toBeLessThan(3_900);
  next.answer('third');
  await vi.waitFor(() => expect(late).toEqual([[address, { answer: 'third' }]]));
  // Asked for earlier: it says less.
  hanging.answer('second');
  await vi.waitFor(async () => expect(await withoutLine()).toBe('third'));
  expect(late).toHaveLength(1);
  // The screen has the newest: nothing older is shown any more.
  const waits = ask();
  const shown = vi.fn();
  void waits.shown.then(shown);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown).not.toHaveBeenCalled();
  waits.answer('fourth');
  expect(await waits.shown).toBe('fourth');
});

it('tells a refusal that comes late, and nothing of a line that is lost after all', async () => {
  const [lost, refused] = [ask(), ask()];
  expect(await lost.shown).toBe('first');
  expect(await refused.shown).toBe('first');
  lost.fail(apiError(503));
  const error = apiError(404);
  refused.fail(error);
  await vi.waitFor(() => expect(late).toEqual([[address, { error }]]));
});

it('a change that the server has confirmed is not undone by an answer of before', async () => {
  const hanging = ask();
  expect(await hanging.shown).toBe('first');
  await kept.changeKept<string>(address, () => 'changed');
  hanging.answer('first');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(late).toEqual([]);
  expect(await withoutLine()).toBe('changed');
});
