/**
 * What the admin's screens keep of the server, by name: the first word says what it is, the rest which
 * part of it. A change revalidates everything that begins with the words it touched.
 */
export const adminKeys = {
  overview: ['overview'] as const,
  summary: ['summary'] as const,
  loginActivity: (days: number) => ['login-activity', days] as const,
  revenueDays: (days: number) => ['revenue-days', days] as const,
  contentCounts: ['content-counts'] as const,
  activities: (page: number) => ['activities', page] as const,
  payments: (query: object) => ['payments', query] as const,
  settlements: (month: string) => ['settlements', month] as const,
  paymentReport: (query: object) => ['payment-report', query] as const,
  payment: (id: string) => ['payment', id] as const,
  plans: ['plans'] as const,
  planRevisions: ['plan-revisions'] as const,
  offers: ['offers'] as const,
  business: ['business'] as const,
  businessRevisions: ['business-revisions'] as const,
  look: ['look'] as const,
  lookRevisions: ['look-revisions'] as const,
  pageContent: (page: string) => ['page-content', page] as const,
  pageRevisions: (page: string) => ['page-revisions', page] as const,
  ownerMails: ['owner-mails'] as const,
  retention: ['retention'] as const,
  retentionRevisions: ['retention-revisions'] as const,
  retentionDue: ['retention-due'] as const,
  setup: ['setup'] as const,
  setupLook: (item: string) => ['setup-look', item] as const,
  people: (query: object) => ['people', query] as const,
  person: (id: string) => ['person', id] as const,
  staff: ['staff'] as const,
  erasures: ['erasures'] as const,
  messages: (query: object) => ['messages', query] as const,
  mails: (query: object) => ['mails', query] as const,
  broadcasts: (query: object) => ['broadcasts', query] as const,
  broadcast: (id: string) => ['broadcast', id] as const,
  sentMessage: (id: string) => ['sent-message', id] as const,
  recipients: (id: string, query: object) => ['recipients', id, query] as const,
  suppressions: (query: object) => ['suppressions', query] as const,
  contentList: (kind: string, query: object) => ['content-list', kind, query] as const,
  /** @param visit names one opening of the edit screen, which starts from what is saved then */
  content: (kind: string, id: string, visit: string) => ['content', kind, id, visit] as const,
  slug: (kind: string, slug: string, exceptId: string | undefined) => ['slug', kind, slug, exceptId] as const,
  categories: ['categories'] as const,
};

type AdminPart =
  | 'overview'
  | 'payments'
  | 'payment'
  | 'plans'
  | 'plan-revisions'
  | 'offers'
  | 'business'
  | 'business-revisions'
  | 'look'
  | 'look-revisions'
  | 'page-content'
  | 'page-revisions'
  | 'owner-mails'
  | 'retention'
  | 'retention-revisions'
  | 'retention-due'
  | 'setup-look'
  | 'people'
  | 'person'
  | 'staff'
  | 'erasures'
  | 'messages'
  | 'mails'
  | 'broadcasts'
  | 'broadcast'
  | 'recipients'
  | 'suppressions'
  | 'content-counts'
  | 'content-list'
  | 'slug'
  | 'categories';

/** A filter for `mutate`: everything kept of these. */
export function keptOf(...parts: readonly AdminPart[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && parts.some((part) => part === key[0]);
}
