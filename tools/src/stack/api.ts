/** Calls the API of a running stack. A body makes it a POST: JSON, or a form. @throws Error with the answer */
export async function callApi<Answer>(
  url: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Answer;
}

/** @returns the token */
export async function signIn(siteUrl: string, email = '', password = ''): Promise<string> {
  const body = { email, password };
  return (await callApi<{ token: string }>(`${siteUrl}/api/users/login`, { body })).token;
}

export interface Broadcast {
  _id: string;
  status: string;
  startedAt: string;
  finishedAt: string;
  counts: Record<string, number>;
}

/** Sends a broadcast to `member-0@example.com` and so on. */
export function startBroadcast(siteUrl: string, token: string, recipients: number): Promise<Broadcast> {
  return callApi<Broadcast>(`${siteUrl}/api/broadcasts`, {
    token,
    body: {
      intentKey: crypto.randomUUID(),
      subject: 'News for {{name}}',
      fromName: 'Ironbloom',
      bodyHtml: '<p>Hello {{name}}, a new block starts on Monday.</p>',
      recipients: Array.from({ length: recipients }, (_, index) => ({
        email: `member-${index}@example.com`,
        name: `Member ${index}`,
      })),
    },
  });
}
