import { describe, expect, it } from '@jest/globals';
import type { MailOutcome } from '../../../platform/mail/smtp-answer.ts';
import { CircuitBreaker, outcomeOf, putBack } from './delivery-outcome.ts';

const delivery = (attempts: number, single = false) => ({
  id: 'r1',
  broadcastId: 'b1',
  email: 'asha@example.com',
  name: null,
  attempts,
  single,
});
const refused = (kind: Exclude<MailOutcome['kind'], 'sent'>): MailOutcome => ({ kind, reason: '450 busy' });

describe('the outcome of an answer', () => {
  it.each([
    [{ kind: 'sent' } as const, { status: 'sent', error: null, counts: true, bounced: false }],
    [refused('uncertain'), { status: 'uncertain', error: '450 busy', counts: true, bounced: false }],
    [refused('refused'), { status: 'failed', error: '450 busy', counts: true, bounced: false }],
    [refused('no-mailbox'), { status: 'failed', error: '450 busy', counts: true, bounced: true }],
    [refused('login'), { status: 'queued', error: '450 busy', counts: false, bounced: false }],
    [refused('sender'), { status: 'queued', error: '450 busy', counts: false, bounced: false }],
  ])('%j', (answer, outcome) => {
    expect(outcomeOf(answer, delivery(1))).toEqual({ id: 'r1', retryAfter: 0, ...outcome });
  });

  it.each([
    ['login', 'The mail server refused our login: 450 busy'],
    ['sender', 'The mail server accepts no mail from us: 450 busy'],
  ] as const)('a single message fails at once on a fault of our %s', (kind, error) => {
    expect(outcomeOf(refused(kind), delivery(1, true))).toMatchObject({ status: 'failed', error });
  });

  it.each([
    [1, 5],
    [2, 20],
    [3, 80],
    [4, 320],
    [5, 1_280],
  ])('after try %i waits %i seconds for the next', (attempts, retryAfter) => {
    expect(outcomeOf(refused('later'), delivery(attempts))).toMatchObject({ status: 'queued', retryAfter });
  });

  it.each([6, 7])('gives up after try %i', (attempts) => {
    expect(outcomeOf(refused('later'), delivery(attempts))).toMatchObject({
      status: 'failed',
      error: '450 busy',
    });
  });

  it('of an unsent message is queued without an attempt', () => {
    expect(putBack(delivery(1))).toEqual({
      id: 'r1',
      status: 'queued',
      error: null,
      retryAfter: 1,
      counts: false,
      bounced: false,
    });
  });
});

describe('a broadcast pauses', () => {
  it('at once when the fault is ours', () => {
    const breaker = new CircuitBreaker();
    expect(breaker.note('b1', refused('login'))).toBe('The mail server refused our login: 450 busy');
    expect(breaker.note('b1', refused('sender'))).toBe('The mail server accepts no mail from us: 450 busy');
  });

  it('after 25 failures in a row, of its own, without a success', () => {
    const breaker = new CircuitBreaker();
    const fail = (times: number, broadcast = 'b1') =>
      Array.from({ length: times }, () => breaker.note(broadcast, refused('refused'))).filter(Boolean);
    expect(fail(24)).toEqual([]);
    expect(breaker.note('b1', { kind: 'sent' })).toBeUndefined();
    expect(fail(24)).toEqual([]);
    expect(fail(24, 'b2')).toEqual([]);
    expect(fail(1)).toEqual(['The last 25 messages all failed. The mail server said: 450 busy']);
    // Resumed by hand.
    expect(fail(24)).toEqual([]);
  });
});
