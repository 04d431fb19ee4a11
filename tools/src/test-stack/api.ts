import type { ComposeStack } from './compose-stack.ts';

/** @throws Error with status and body of an answer that is not good */
export async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return json<Answer>(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export async function get<Answer>(url: string, token: string): Promise<Answer> {
  return json<Answer>(await fetch(url, { headers: { authorization: `Bearer ${token}` } }));
}

export async function json<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Answer;
}

export async function adminToken({ settings }: ComposeStack): Promise<string> {
  const { token } = await post<{ token: string }>(`${settings.siteUrl}/api/users/login`, settings.admin);
  return token;
}
