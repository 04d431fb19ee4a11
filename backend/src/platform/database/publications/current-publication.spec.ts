import { expect, it } from '@jest/globals';
import { type Edition, CurrentPublication } from './current-publication.ts';

/** Reads that finish when the test says so. */
function held() {
  const waiting: ((edition: Edition<string>) => void)[] = [];
  const read = () => new Promise<Edition<string>>((resolve) => waiting.push(resolve));
  const published = new CurrentPublication({ version: 1, value: 'one' }, read);
  /** Finishes the oldest read, once it has begun. */
  const answer = async (version: number, value: string) => {
    while (waiting.length === 0) await Promise.resolve();
    waiting.shift()?.({ version, value });
  };
  return { published, waiting, answer };
}

it('is the old edition until the new one is read', async () => {
  const { published, answer } = held();
  const refreshed = published.refresh();
  expect(published.current.value).toBe('one');
  await answer(2, 'two');
  await refreshed;
  expect(published.current).toEqual({ version: 2, value: 'two' });
});

it('reads once more for requests made during a reading', async () => {
  const { published, waiting, answer } = held();
  const first = published.refresh();
  while (waiting.length === 0) await Promise.resolve();
  const later = Promise.all([published.refresh(), published.refresh(), published.refresh()]);
  await answer(2, 'two');
  await first;
  await answer(3, 'three');
  await later;
  expect(published.current.value).toBe('three');
  expect(waiting).toHaveLength(0);
});

it('follows a restored database with a lower version', async () => {
  const { published, answer } = held();
  const refreshed = published.refresh();
  await answer(0, 'zero');
  await refreshed;
  expect(published.current).toEqual({ version: 0, value: 'zero' });
});

it('keeps its value when a reading fails, and reads again', async () => {
  let fails = true;
  const published = new CurrentPublication({ version: 1, value: 'one' }, () =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve({ version: 2, value: 'two' }),
  );
  await expect(published.refresh()).rejects.toThrow('away');
  expect(published.current.value).toBe('one');
  fails = false;
  await published.refresh();
  expect(published.current.value).toBe('two');
});
