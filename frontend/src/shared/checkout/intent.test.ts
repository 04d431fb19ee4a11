import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropIntent, hashOf, intentFor, rememberOrder } from './intent.ts';

const purchase = { priceList: 'simple-payment', trainingType: 'buddy', duration: 6, user: { name: 'Priya' } };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the intent key', () => {
  it('is a UUID and the same for the same content', () => {
    const first = intentFor(purchase);
    expect(first.key).toMatch(uuid);
    expect(intentFor({ ...purchase }).key).toBe(first.key);
  });

  it('changes with the details and the plan, and returns with the former content', () => {
    const first = intentFor(purchase).key;
    const other = intentFor({ ...purchase, duration: 12 }).key;
    const third = intentFor({ ...purchase, user: { name: 'Meera' } }).key;
    expect(new Set([first, other, third]).size).toBe(3);
    expect(intentFor(purchase).key).toBe(first);
  });

  it('is new after the purchase is completed', () => {
    const first = intentFor(purchase);
    dropIntent(first);
    expect(intentFor(purchase).key).not.toBe(first.key);
  });

  it('stores its order, so that a tab closed after paying can find it', () => {
    const order = { orderId: 'order_1', statusToken: 'token_1' };
    rememberOrder(intentFor(purchase), order);
    expect(intentFor(purchase).order).toEqual(order);
  });

  it('expires after a day', () => {
    vi.useFakeTimers();
    const first = intentFor(purchase).key;
    vi.advanceTimersByTime(23 * 60 * 60_000);
    expect(intentFor(purchase).key).toBe(first);
    vi.advanceTimersByTime(2 * 60 * 60_000);
    expect(intentFor(purchase).key).not.toBe(first);
  });

  it('stores no personal details', () => {
    intentFor(purchase);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Priya');
  });

  it('ignores unreadable storage', () => {
    localStorage.setItem('checkout_intents', '{"not":"a list"}');
    expect(intentFor(purchase).key).toMatch(uuid);
  });
});

describe('the hash', () => {
  it('differs for similar texts', () => {
    const texts = Array.from({ length: 2_000 }, (_, index) => `age ${index}`);
    expect(new Set(texts.map(hashOf)).size).toBe(texts.length);
  });
});
