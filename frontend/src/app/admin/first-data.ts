import type { LoaderFunctionArgs } from 'react-router-dom';
import { activitiesRequest } from '#features/admin-activities/api.ts';
import { broadcastRequest, broadcastsRequest, suppressionsRequest } from '#features/admin-broadcast/api.ts';
import { contentListRequest, contentRequest } from '#features/admin-content/api.ts';
import type { KindName } from '#features/admin-content/content.ts';
import { isCreating, readListQuery } from '#features/admin-content/list/list-query.ts';
import { dashboardRequests, overviewRequest } from '#features/admin-dashboard/api.ts';
import { readPeriod } from '#features/admin-dashboard/dashboard.ts';
import { lookRequest } from '#features/admin-look/api.ts';
import { mailsRequest } from '#features/admin-mails/api.ts';
import { readMailQuery } from '#features/admin-mails/mail.ts';
import { inboxRequest } from '#features/admin-messages/api.ts';
import { readMessageQuery } from '#features/admin-messages/message-query.ts';
import { ownerMailsRequest } from '#features/admin-digest/api.ts';
import { pageRequest } from '#features/admin-pages/api.ts';
import { erasuresRequest, peopleRequest, personRequest, staffRequest } from '#features/admin-people/api.ts';
import { readPeopleQuery } from '#features/admin-people/people-query.ts';
import {
  paymentRequest,
  paymentsRequest,
  reportRequest,
  settlementsRequest,
} from '#features/admin-payments/api.ts';
import { readReportQuery } from '#features/admin-payments/report.ts';
import { readSettlementMonth } from '#features/admin-payments/settlements.ts';
import { planBookRequest } from '#features/admin-plans/api.ts';
import { dueRequest, retentionRequest } from '#features/admin-retention/api.ts';
import { businessRequest } from '#features/admin-settings/api.ts';
import { setupRequest } from '#features/admin-setup/api.ts';
import { readPaymentQuery } from '#features/admin-payments/payment-query.ts';
import { type AdminRequest, askEarly } from '#shared/api/admin-request.ts';
import { readPage } from '#shared/lib/page-number.ts';
import { knownSession } from '#shared/session/known-session.ts';
import { may } from '#shared/session/rights.ts';
import type { Right } from '#shared/session/session-state.ts';

type Requests = (search: URLSearchParams, id: string) => readonly AdminRequest<unknown>[];

const contentList =
  (kind: KindName): Requests =>
  (search) =>
    isCreating(search) ? [] : [contentListRequest(kind, readListQuery(search))];
const content =
  (kind: KindName): Requests =>
  (_search, id) => [contentRequest(kind, id)];

/** What each screen asks for first, by its path below /admin. */
const requests: Readonly<Record<string, Requests>> = {
  '': (search) => dashboardRequests(readPeriod(search)),
  recentlogins: (search) => [activitiesRequest(readPage(search))],
  payments: (search) => [paymentsRequest(readPaymentQuery(search))],
  'payments/reports': (search) => [reportRequest(readReportQuery(search))],
  'payments/settlements': (search) => [settlementsRequest(readSettlementMonth(search))],
  'payments/:id': (_search, id) => [paymentRequest(id)],
  plans: () => [planBookRequest],
  settings: () => [businessRequest],
  'settings/look': () => [lookRequest],
  'settings/home': () => [pageRequest('home')],
  'settings/company': () => [pageRequest('company')],
  'settings/faq': () => [pageRequest('faq')],
  'settings/setup': () => [setupRequest],
  'settings/careers': () => [pageRequest('careers')],
  'settings/terms': () => [pageRequest('terms')],
  'settings/privacy': () => [pageRequest('privacy')],
  'settings/owner-mails': () => [ownerMailsRequest],
  'settings/retention': () => [retentionRequest, dueRequest],
  people: (search) => [peopleRequest(readPeopleQuery(search))],
  'people/staff': () => [staffRequest],
  'people/privacy': () => [erasuresRequest],
  'people/:id': (_search, id) => [personRequest(id)],
  messages: (search) => [inboxRequest(readMessageQuery(search))],
  mails: (search) => [mailsRequest(readMailQuery(search))],
  broadcasts: (search) => [broadcastsRequest(readPage(search))],
  'broadcasts/:id': (_search, id) => [broadcastRequest(id)],
  suppressions: (search) => [suppressionsRequest(search.get('search') ?? '', readPage(search))],
  blogs: contentList('blogs'),
  'blogs/:id': content('blogs'),
  recipes: contentList('recipes'),
  'recipes/:id': content('recipes'),
  testimonials: contentList('testimonials'),
  'testimonials/:id': content('testimonials'),
};

/** Asks for what a screen and the frame around it show first, once it is known who is there and that they may see it (admin-1). */
export async function askFirst(
  path: string,
  right: Right | null,
  { request, params }: LoaderFunctionArgs,
): Promise<void> {
  const session = await knownSession();
  if (may(session, 'dashboard:read')) askEarly(overviewRequest, request.signal);
  if (right === null || !may(session, right)) return;
  if (path === '' && may(session, 'settings:manage')) askEarly(setupRequest, request.signal);
  const first = requests[path]?.(new URL(request.url).searchParams, params['id'] ?? '') ?? [];
  for (const each of first) askEarly(each, request.signal);
}
