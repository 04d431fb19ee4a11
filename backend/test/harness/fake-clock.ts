import { jest } from '@jest/globals';

const ALL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Fakes one clock, moved by `jest.advanceTimersByTime`; sockets and timers stay real. @param now in ms */
export function fakeOnly(clock: 'Date' | 'performance', now?: number): void {
  const doNotFake = ALL.filter((each) => each !== clock);
  jest.useFakeTimers({ doNotFake, ...(now !== undefined && { now }) });
}
