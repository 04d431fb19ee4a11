import { Secret, TOTP } from 'otpauth';
import { type Answer, call, type ErrorAnswer } from '../harness/client.ts';
import type { TestSystem } from '../harness/system.ts';
import { type SignedIn, Visitor } from './visitor.ts';

export interface SecondStepAnswer {
  secondStep: { ticket: string; expiresIn: number; methods: string[] };
}

export interface OwnFactor {
  mayAdd: boolean;
  required: boolean;
  identity: 'confirmed' | 'password' | 'sign-in-again';
  totp: { createdAt: string; lastUsedAt: string | null } | null;
  passkeysAvailable: boolean;
  passkeys: { _id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
}

/** Code that an app shows `ahead` steps of 30 seconds from now. */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** Staff member with a browser and a mailbox. */
export class StaffVisitor extends Visitor {
  token = '';
  secret = '';
  recoveryCodes: string[] = [];

  private constructor(private readonly staffOf: TestSystem) {
    super(staffOf);
  }

  /** Signed in by password, with this role and no second factor. */
  static async create(system: TestSystem, role = 'owner'): Promise<StaffVisitor> {
    const visitor = new StaffVisitor(system);
    visitor.token = await visitor.join();
    await system.db.rows('UPDATE users SET role = $2 WHERE email = $1', [visitor.email, role]);
    return visitor;
  }

  /** With an app and unused recovery codes. */
  static async withApp(system: TestSystem, role = 'owner'): Promise<StaffVisitor> {
    const visitor = await StaffVisitor.create(system, role);
    await visitor.confirm();
    await visitor.addApp();
    return visitor;
  }

  own<Body = ErrorAnswer>(path = '', method = 'GET', body?: unknown): Promise<Answer<Body>> {
    const headers = { authorization: `Bearer ${this.token}` };
    const url = `${this.staffOf.url}/api/users/me/second-factor${path && `/${path}`}`;
    // Empty answers have no body to parse.
    return call<Body>(url, { method, headers, body }).catch((error: unknown) => {
      if (error instanceof SyntaxError) return { status: 204, body: {} as Body, headers: new Headers() };
      throw error;
    });
  }

  async factor(): Promise<OwnFactor> {
    return (await this.own<OwnFactor>()).body;
  }

  confirm(password = this.password) {
    return this.own('confirm', 'POST', { password });
  }

  async addApp(): Promise<void> {
    const { body } = await this.own<{ secret: string; uri: string }>('totp', 'POST');
    this.secret = body.secret;
    const confirmed = await this.own<{ recoveryCodes: string[] | null }>('totp/confirm', 'POST', {
      code: codeOf(body.secret),
    });
    this.recoveryCodes = confirmed.body.recoveryCodes ?? this.recoveryCodes;
    await this.forgetSteps();
  }

  /** Simulates half a minute and more since the last code. */
  async forgetSteps(): Promise<void> {
    await this.staffOf.db.rows(
      'UPDATE totp_secrets SET last_step = 0 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [this.email],
    );
  }

  /** The first step. */
  async ticket(): Promise<string> {
    return (await this.login<SecondStepAnswer>()).body.secondStep.ticket;
  }

  step<Body = SignedIn>(kind: string, fields: object): Promise<Answer<Body>> {
    return this.post<Body>(`auth/second-step/${kind}`, fields);
  }

  /** Outcome of a step: `in`, or the error code. */
  async outcome(kind: string, fields: object): Promise<string> {
    const { status, body } = await this.step<SignedIn & ErrorAnswer>(kind, fields);
    return status === 200 && body.token ? 'in' : body.code;
  }

  async log(): Promise<string[]> {
    const rows = await this.staffOf.db.rows<{ action: string }>(
      'SELECT action FROM activities WHERE email = $1 ORDER BY created_at, id',
      [this.email],
    );
    return rows.map(({ action }) => action);
  }
}
