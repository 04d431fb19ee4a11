/**
 * What the admin's screens keep of the server, by name: the first word says what it is, the rest which
 * part of it. A change revalidates everything that begins with the words it touched.
 */
export const adminKeys = {
  overview: ['overview'] as const,
  summary: ['summary'] as const,
  loginActivity: ['login-activity'] as const,
  contentCounts: ['content-counts'] as const,
  activities: (page: number) => ['activities', page] as const,
  payments: (query: object) => ['payments', query] as const,
  payment: (id: string) => ['payment', id] as const,
  messages: (query: object) => ['messages', query] as const,
  mails: (query: object) => ['mails', query] as const,
};

type AdminPart = 'overview' | 'payments' | 'payment' | 'messages' | 'mails';

/** A filter for `mutate`: everything kept of these. */
export function keptOf(...parts: readonly AdminPart[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && parts.some((part) => part === key[0]);
}
