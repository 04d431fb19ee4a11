import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { OAuth2Server } from 'oauth2-mock-server';
import { chooserPage } from './chooser-page.ts';
import type { GoogleClient } from './client-environment.ts';

/** Account chosen on the page. */
interface Person {
  sub: string;
  email: string;
  name: string;
  verified: boolean;
}

interface Grant {
  person: Person;
  redirectUri: string;
}

type TokenBody = Record<
  'code' | 'code_verifier' | 'client_id' | 'client_secret' | 'redirect_uri',
  string | undefined
>;

/**
 * Identity provider with Google's interface: a page to choose any account, one-time authorization codes bound to client
 * secret, redirect address and PKCE verifier, and userinfo. It accepts any address: never expose it.
 * A test without a browser calls `/authorize` with the fields of the page's form.
 */
export async function startGoogleSandbox({ port, client }: { port: number; client: GoogleClient }) {
  const server = new OAuth2Server();
  const grants = new Map<string, Grant>();
  const people = new Map<string, Person>();
  const { service } = server;

  service.addRoute('GET', '/health', (_request, response) => {
    response.end('ok');
  });
  service.addRoute('GET', '/choose', (request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(chooserPage(queryOf(request)));
  });
  service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, request: IncomingMessage) => {
    const query = queryOf(request);
    const code = url.searchParams.get('code');
    if (query.get('decision') === 'deny' || code === null) {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
      return;
    }
    grants.set(code, { person: personOf(query), redirectUri: query.get('redirect_uri') ?? '' });
  });
  service.on(
    'beforeTokenSigning',
    (token: { payload: Record<string, unknown> }, request: { body: TokenBody }) => {
      const person = grants.get(request.body.code ?? '')?.person;
      if (!person) return;
      token.payload['sub'] = person.sub;
      people.set(person.sub, person);
    },
  );
  service.on(
    'beforeResponse',
    (answer: { statusCode: number; body: unknown }, { body }: { body: TokenBody }) => {
      const grant = grants.get(body.code ?? '');
      grants.delete(body.code ?? '');
      const isClient = body.client_id === client.id && body.client_secret === client.secret;
      const isGranted = grant?.redirectUri === body.redirect_uri && body.code_verifier !== undefined;
      if (isClient && isGranted) return;
      answer.statusCode = isClient ? 400 : 401;
      answer.body = { error: isClient ? 'invalid_grant' : 'invalid_client' };
    },
  );
  service.on('beforeUserinfo', (answer: { statusCode: number; body: unknown }, request: IncomingMessage) => {
    const person = people.get(subjectOf(bearerOf(request)));
    if (!person) {
      answer.statusCode = 401;
      answer.body = { error: 'invalid_token' };
      return;
    }
    const { sub, email, name, verified } = person;
    answer.body = { sub, email, name, email_verified: verified };
  });

  await server.issuer.keys.generate('RS256');
  await server.start(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.stop() };
}

function queryOf(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? '/', 'http://sandbox').searchParams;
}

function personOf(query: URLSearchParams): Person {
  const email = query.get('email') ?? 'someone@example.com';
  return {
    // One Google account per address, unless the caller sets `sub`.
    sub: query.get('sub') ?? createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
    email,
    name: query.get('name') ?? 'Someone',
    verified: query.get('verified') === 'true',
  };
}

/** Header or query parameter: Google accepts both. */
function bearerOf(request: IncomingMessage): string {
  return request.headers.authorization?.replace('Bearer ', '') ?? queryOf(request).get('access_token') ?? '';
}

/** Our own token: the signature need not be checked. */
function subjectOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    return String((JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: unknown }).sub);
  } catch {
    return '';
  }
}
