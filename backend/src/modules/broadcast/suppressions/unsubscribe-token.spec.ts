import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { UnsubscribeTokens } from './unsubscribe-token.ts';

const first = 'a'.repeat(32);
const second = 'b'.repeat(32);
const id = randomUUID();

describe('unsubscribe tokens', () => {
  const token = new UnsubscribeTokens({ JWT_SECRET: first }).sign(id);

  it('are valid while the secret that signed them is configured', () => {
    const changed = new UnsubscribeTokens({ JWT_SECRET: second, JWT_SECRET_PREVIOUS: first });
    expect(changed.read(token)).toBe(id);
    expect(changed.read(changed.sign(id))).toBe(id);
    expect(changed.sign(id)).not.toBe(token);
  });

  it('become invalid when their secret is removed', () => {
    expect(new UnsubscribeTokens({ JWT_SECRET: second }).read(token)).toBeUndefined();
  });

  it('cannot be forged', () => {
    const tokens = new UnsubscribeTokens({ JWT_SECRET: second, JWT_SECRET_PREVIOUS: first });
    const [start, end] = [token.slice(0, -2), token.slice(-2)];
    for (const forged of ['', 'x', start, `${start}${end === 'AA' ? 'BB' : 'AA'}`, `${token}AAAA`]) {
      expect(tokens.read(forged)).toBeUndefined();
    }
  });
});
