import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStream, linesOf, waitBefore } from './stream.ts';

const encoder = new TextEncoder();

/** A stream that is written by the test. */
function aStream() {
  let controller!: { enqueue: (bytes: Uint8Array) => void; close: () => void; error: (error: Error) => void };
  const made = new ReadableStream({ start: (own) => void (controller = own) });
  const body = made as unknown as globalThis.ReadableStream<Uint8Array>;
  return {
    body,
    write: (text: string) => controller.enqueue(encoder.encode(text)),
    end: () => controller.close(),
    fail: () => controller.error(new Error('reset')),
  };
}

// jsdom has no streams.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('TextDecoderStream', TextDecoderStream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('lines are whole, however they arrive', async () => {
  const { body, write, end } = aStream();
  for (const part of ['data: cha', 'nged\n\n: wai', 'ting\n']) write(part);
  end();
  const lines: string[] = [];
  for await (const line of linesOf(body)) lines.push(line);
  expect(lines).toEqual(['data: changed', '', ': waiting']);
});

test('waits longer after each failure, half a minute at most', () => {
  expect([1, 2, 3, 6, 20].map(waitBefore)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});

test('tells of news, and asks when it listens again after a break', async () => {
  const streams = [aStream(), aStream()];
  const open = vi.fn(async () => streams[open.mock.calls.length - 1]?.body);
  const onNews = vi.fn();
  const onLive = vi.fn();
  const stop = followStream(open, { onNews, onLive });
  await pass();
  expect(onNews).toHaveBeenCalledTimes(1);
  streams[0]!.write(': waiting\n\ndata: changed\n\n');
  await pass();
  expect(onNews).toHaveBeenCalledTimes(2);
  streams[0]!.fail();
  await pass();
  expect(onLive).toHaveBeenLastCalledWith(false);
  await pass(1000);
  expect(open).toHaveBeenCalledTimes(2);
  expect(onNews).toHaveBeenCalledTimes(3);
  expect(onLive).toHaveBeenLastCalledWith(true);
  stop();
});

test('goes on at once when the line is back, and ends for good after a refusal', async () => {
  const open = vi.fn<Parameters<typeof followStream>[0]>();
  open.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  followStream(open, { onNews: vi.fn(), onLive: vi.fn() });
  await pass();
  expect(open).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(open).toHaveBeenCalledTimes(2);
  await pass(120_000);
  expect(open).toHaveBeenCalledTimes(2);
});
