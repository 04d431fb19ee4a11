import { expect, test, vi } from 'vitest';
import { answerTo, askEarly } from './admin-request.ts';

let names = 0;
/** A question that nobody has asked yet; answers count from 1. */
function aRequest() {
  let answers = 0;
  const ask = vi.fn(async () => (answers += 1));
  return { key: ['test', (names += 1)], ask };
}
const nobodyLeaves = new AbortController().signal;

test('the screen takes the answer that is on its way, and asks itself from then on', async () => {
  const request = aRequest();
  askEarly(request, nobodyLeaves);
  expect(await answerTo({ ...request, key: [...request.key] })).toBe(1);
  expect(request.ask).toHaveBeenCalledTimes(1);
  expect(await answerTo(request)).toBe(2);
});

test('what the screen was quicker to ask for, or has asked for before, is not asked for early', async () => {
  const request = aRequest();
  expect(await answerTo(request)).toBe(1);
  askEarly(request, nobodyLeaves);
  expect(request.ask).toHaveBeenCalledTimes(1);
  expect(await answerTo(request)).toBe(2);
});

test('an answer is dropped with the visit that it was for', async () => {
  const visit = new AbortController();
  const request = aRequest();
  askEarly(request, visit.signal);
  visit.abort();
  expect(await answerTo(request)).toBe(2);
  const other = aRequest();
  askEarly(other, visit.signal);
  expect(other.ask).not.toHaveBeenCalled();
});

test('a failure is whose who takes it, and nobody’s when nobody does', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const failing = { ...aRequest(), ask: () => Promise.reject(new Error('Not today.')) };
  askEarly(failing, nobodyLeaves);
  askEarly({ ...failing, key: ['test', 'left'] }, nobodyLeaves);
  await expect(answerTo(failing)).rejects.toThrow('Not today.');
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
