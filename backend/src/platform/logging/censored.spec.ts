import { describe, expect, it } from '@jest/globals';
import { censored } from './log-privacy.ts';

describe('the logged fields', () => {
  it('hide personal data in objects and lists', () => {
    const fields = {
      paymentId: 'p1',
      email: 'asha@example.com',
      user: { name: 'Asha', id: 'u1', account: { token: 'secret', role: 'owner' } },
      buyers: [{ phone: '1' }],
    };
    expect(censored(fields)).toEqual({
      paymentId: 'p1',
      email: '***',
      user: { name: '***', id: 'u1', account: { token: '***', role: 'owner' } },
      buyers: [{ phone: '***' }],
    });
    // Not changed: its owner still uses it.
    expect(fields.user.account.token).toBe('secret');
  });

  it('keep errors', () => {
    const err = new TypeError('no');
    expect(censored({ err, phone: '1' })).toEqual({ err, phone: '***' });
    expect(censored({ err }).err).toBe(err);
  });

  it('keep dates and missing values', () => {
    const at = new Date(0);
    expect(censored({ at, nothing: null, left: undefined })).toEqual({ at, nothing: null, left: undefined });
  });
});
