import { randomUUID } from 'node:crypto';
import { type Answer, call, type ErrorAnswer, request } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

export interface SignedIn {
  _id: string;
  name: string;
  email: string;
  role: string;
  type: string;
  token: string;
  expiresIn: number;
}

interface Done {
  success: true;
  message: string;
}

const SUBJECTS = {
  verify: 'Verify your Ironbloom account',
  reset: 'Reset your Ironbloom password',
  noAccount: 'Your account with Ironbloom',
  exists: 'You already have an account with Ironbloom',
  changed: 'Your Ironbloom password was changed',
} as const;

/** A code that is never right. */
export const wrong = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');

/** Person with a browser and a mailbox. */
export class Visitor {
  password = 'long-secret-1';
  /** Cookie header; empty in a browser without cookies. */
  cookie = '';
  readonly #read = new Set<string>();

  constructor(
    private readonly system: Pick<TestSystem, 'url'>,
    readonly email = `${randomUUID()}@example.com`,
    readonly name = 'Asha Nair',
  ) {}

  async post<Body = ErrorAnswer>(path: string, body: unknown): Promise<Answer<Body>> {
    const headers = { cookie: this.cookie };
    const answer = await call<Body>(`${this.system.url}/api/users/${path}`, { body, headers });
    const [set] = answer.headers.getSetCookie().slice(-1);
    if (set) this.cookie = set.split(';', 1)[0] ?? '';
    return answer;
  }

  register<Body = { requiresVerification: true; email: string }>(password = this.password) {
    this.password = password;
    return this.post<Body>('register', { name: this.name, email: this.email, password, type: 'manual' });
  }

  verify<Body = SignedIn & Done>(otp: string) {
    return this.post<Body>('auth/verify-email', { email: this.email, otp });
  }

  login<Body = SignedIn>(password = this.password) {
    return this.post<Body>('login', { email: this.email, password });
  }

  forgot<Body = Done>() {
    return this.post<Body>('auth/forgot-password', { email: this.email });
  }

  checkReset<Body = Done>(otp: string) {
    return this.post<Body>('auth/verify-reset-otp', { email: this.email, otp });
  }

  reset<Body = Done>(otp: string, password: string, confirmPassword = password) {
    return this.post<Body>('auth/reset-password', { email: this.email, otp, password, confirmPassword });
  }

  resend<Body = Done>(purpose?: string) {
    return this.post<Body>('auth/resend-otp', { email: this.email, ...(purpose && { purpose }) });
  }

  me<Body = SignedIn>(token: string) {
    return call<Body>(`${this.system.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
  }

  async signOut(token: string, everywhere = false): Promise<number> {
    const response = await request(
      `${this.system.url}/api/users/auth/sign-out${everywhere ? '-everywhere' : ''}`,
      { method: 'POST', headers: { authorization: `Bearer ${token}` } },
    );
    return response.status;
  }

  /** Next unread mail of this template. */
  mail(kind: keyof typeof SUBJECTS) {
    return until(async () => {
      const mails = await mailsTo(this.email);
      const fresh = mails.find(({ id, subject }) => subject === SUBJECTS[kind] && !this.#read.has(id));
      if (fresh) this.#read.add(fresh.id);
      return fresh;
    });
  }

  async code(kind: 'verify' | 'reset'): Promise<string> {
    const { text } = await this.mail(kind);
    const code = /^\s+([0-9]{6})$/m.exec(text)?.[1];
    if (!code) throw new Error(`No code in: ${text}`);
    return code;
  }

  /** Registered, verified and signed in. */
  async join(): Promise<string> {
    await this.register();
    const { body } = await this.verify(await this.code('verify'));
    return body.token;
  }
}
