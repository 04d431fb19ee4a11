import { expect } from '@jest/globals';
import { request } from '../harness/client.ts';
import type { TestSystem } from '../harness/system.ts';

interface Person {
  email: string;
  name?: string;
  sub?: string;
  verified?: boolean;
  decision?: 'allow' | 'deny';
}

export const CALLBACK = 'http://127.0.0.1/api/auth/google/callback';

/** Browser without JavaScript: follows redirects by hand and keeps one cookie. */
export class GoogleBrowser {
  cookie = '';

  constructor(private readonly system: Pick<TestSystem, 'url'>) {}

  async open(url: string): Promise<URL> {
    const response = await request(url, { headers: { cookie: this.cookie } });
    expect(response.status).toBe(302);
    const ticket = response.headers.getSetCookie().find((each) => each.startsWith('google_state='));
    if (ticket) this.cookie = ticket.split(';', 1)[0] ?? '';
    return new URL(response.headers.get('location') ?? '', url);
  }

  /** Presses "Continue with Google" and chooses a person. @returns the address of our callback */
  async throughGoogle(
    { email, name = 'Gita Rao', sub, verified = true, decision = 'allow' }: Person,
    nonce = '',
  ): Promise<string> {
    const chooser = await this.open(`${this.system.url}/api/auth/google?${new URLSearchParams({ nonce })}`);
    chooser.pathname = '/authorize';
    const form = { email, name, decision, ...(verified && { verified: 'true' }), ...(sub && { sub }) };
    for (const [field, value] of Object.entries(form)) chooser.searchParams.set(field, value);
    const callback = await this.open(chooser.href);
    expect(callback.origin + callback.pathname).toBe(CALLBACK);
    return `${this.system.url}${callback.pathname}${callback.search}`;
  }

  /** @returns the parameters in the hash */
  async arrive(callback: string): Promise<Record<string, string>> {
    const page = await this.open(callback);
    expect(page.pathname).toBe('/auth/callback');
    return Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
  }

  async signIn(person: Person): Promise<Record<string, string>> {
    return this.arrive(await this.throughGoogle(person));
  }
}
