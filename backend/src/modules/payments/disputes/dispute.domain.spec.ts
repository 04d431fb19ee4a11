import { describe, expect, it } from '@jest/globals';
import { codeInWords, DISPUTE_STATUSES, type DisputeStatus, hasEnded, isNews } from './dispute.domain.ts';

const at = (second: number, status: DisputeStatus) => ({ status, toldAt: new Date(second * 1000) });

describe('a report of a dispute', () => {
  it.each<[DisputeStatus, number, DisputeStatus, number, boolean]>([
    ['open', 10, 'under_review', 20, true],
    ['under_review', 20, 'open', 10, false],
    ['under_review', 20, 'action_required', 30, true],
    ['action_required', 30, 'under_review', 20, false],
    ['open', 10, 'under_review', 10, true],
    ['under_review', 10, 'open', 10, false],
    ['under_review', 20, 'lost', 20, true],
    ['under_review', 20, 'lost', 10, true],
    ['lost', 20, 'under_review', 30, false],
    ['lost', 20, 'won', 30, true],
    ['won', 30, 'lost', 20, false],
  ])('%s of %i, then %s of %i: %s', (before, then, after, now, news) => {
    expect(isNews(at(then, before), at(now, after))).toBe(news);
  });

  it('changes nothing when repeated', () => {
    for (const status of DISPUTE_STATUSES) expect(isNews(at(5, status), at(5, status))).toBe(false);
  });

  it('leads to the same state in any order', () => {
    const reports = [
      at(1, 'open'),
      at(2, 'under_review'),
      at(3, 'action_required'),
      at(4, 'under_review'),
      at(5, 'lost'),
    ];
    for (let seed = 0; seed < 120; seed += 1) {
      const order = reports.toSorted(
        (a, b) => ((a.toldAt.getTime() * (seed + 7)) % 11) - ((b.toldAt.getTime() * (seed + 7)) % 11),
      );
      const last = [...order, ...order].reduce((known, told) => (isNews(known, told) ? told : known));
      expect(last).toEqual(reports.at(-1));
    }
  });

  it('is final when won, lost or closed', () => {
    expect(DISPUTE_STATUSES.filter(hasEnded)).toEqual(['won', 'lost', 'closed']);
  });

  it('is described in words', () => {
    expect(codeInWords('credit_not_processed')).toBe('credit not processed');
    expect(codeInWords('PRE_ARBITRATION')).toBe('pre arbitration');
  });
});
