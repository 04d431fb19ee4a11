import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import passport from 'passport';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerForPassport } from './passport-reply.ts';

/** Redirects, as OAuth strategies do. */
class Away extends passport.Strategy {
  override name = 'away';

  override authenticate(): void {
    this.redirect('https://example.com/?to=them');
  }
}

let server: FastifyInstance;
beforeAll(async () => {
  const passports = new passport.Passport().use(new Away());
  server = fastify();
  await server.register(cookie);
  answerForPassport(server);
  server.addHook('onSend', async (_request, reply) => void reply.header('x-hook', 'asked'));
  server.get('/', async (request, reply) => {
    void reply.setCookie('kept', 'yes');
    const authenticate = passports.authenticate('away') as (...args: unknown[]) => void;
    await new Promise((resolve) => authenticate(request, reply, resolve));
  });
});
afterAll(() => server.close());

describe('a reply to Passport', () => {
  it('redirects with cookies, after its hooks', async () => {
    const { statusCode, headers, body } = await server.inject('/');
    expect([statusCode, body]).toEqual([302, '']);
    expect(headers).toMatchObject({
      location: 'https://example.com/?to=them',
      'set-cookie': 'kept=yes; SameSite=Lax',
      'content-length': '0',
      'x-hook': 'asked',
    });
  });
});
