import { describe, expect, it } from '@jest/globals';
import { censored } from './log-privacy.ts';

describe('what is logged beside the words', () => {
  it('hides what is personal, in objects and lists', () => {
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
    // It is somebody else's, and goes on being used.
    expect(fields.user.account.token).toBe('secret');
  });

  it('leaves an error what it is', () => {
    const err = new TypeError('no');
    expect(censored({ err, phone: '1' })).toEqual({ err, phone: '***' });
    expect(censored({ err }).err).toBe(err);
  });

  it('takes what is missing, and dates', () => {
    const at = new Date(0);
    expect(censored({ at, nothing: null, left: undefined })).toEqual({ at, nothing: null, left: undefined });
  });
});
