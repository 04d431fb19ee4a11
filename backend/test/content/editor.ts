import { randomUUID } from 'node:crypto';
import { type Answer, answerOf, type ErrorAnswer, request } from '../harness/client.ts';
import type { Role } from '../../src/platform/security/rights.domain.ts';
import { sessionToken } from '../harness/session.ts';
import type { TestSystem } from '../harness/system.ts';

export type FormFields = Record<string, string | string[] | Buffer>;

/** Person with an account (or without), calling the API as the admin area does. */
export class Editor {
  private constructor(
    private readonly url: string,
    readonly email: string,
    private readonly token: string | undefined,
  ) {}

  static async of(system: TestSystem, role: Role): Promise<Editor> {
    const id = randomUUID();
    const email = `${role}-${id.slice(0, 8)}@example.com`;
    await system.db.rows(
      `INSERT INTO users (id, email, name, role, email_verified_at, token_version) VALUES ($1, $2, 'E', $3, now(), 0)`,
      [id, email, role],
    );
    return new Editor(system.url, email, await sessionToken(system, id));
  }

  static anonymous(system: TestSystem): Editor {
    return new Editor(system.url, '', undefined);
  }

  /** Header line for requests written by hand. */
  get authorization(): string {
    return `authorization: Bearer ${this.token}`;
  }

  get<Body = ErrorAnswer>(path: string): Promise<Answer<Body>> {
    return this.call('GET', path);
  }

  remove<Body = ErrorAnswer>(path: string): Promise<Answer<Body>> {
    return this.call('DELETE', path);
  }

  /** @param fields a Buffer is sent as a file, a list as a repeated field */
  send<Body = ErrorAnswer>(method: 'POST' | 'PUT', path: string, fields: FormFields): Promise<Answer<Body>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), `${name}.png`);
      else for (const each of [value].flat()) form.append(name, each);
    }
    return this.call(method, path, form);
  }

  /** Sends a raw body. */
  raw(
    method: string,
    path: string,
    body: string,
    headers: Record<string, string>,
  ): Promise<Answer<ErrorAnswer>> {
    return this.call(method, path, body, headers);
  }

  private async call<Body>(
    method: string,
    path: string,
    body?: FormData | string,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await request(`${this.url}/api${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...headers, ...(this.token && { authorization: `Bearer ${this.token}` }) },
    });
    return answerOf<Body>(response);
  }
}

/** @param fields with the required picture */
export function writeArticle<Body>(editor: Editor, fields: FormFields): Promise<Answer<Body>> {
  return editor.send<Body>('POST', '/blogs', { title: 'Sleep', content: '<p>Sleep.</p>', ...fields });
}

/** Edits the version that the editor opened. */
export function changeArticle<Body>(
  editor: Editor,
  blog: { _id: string; version: number },
  fields: FormFields,
): Promise<Answer<Body>> {
  return editor.send<Body>('PUT', `/blogs/${blog._id}`, { version: String(blog.version), ...fields });
}
