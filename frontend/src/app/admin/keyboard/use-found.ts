import { addressOf, useGet } from '#shared/api/get.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { createAddress } from '#features/admin-content/content.ts';
import { isRecord } from '#shared/lib/browser-store.ts';
import { memberStore } from '#shared/session/member-store.ts';
import { useMay } from '#shared/session/rights.ts';
import { settingsTabs } from '#shared/document/settings-tabs.tsx';
import type { Right } from '#shared/session/session-state.ts';
import { navItems } from '../nav-items.ts';

export interface Destination {
  to: string;
  label: string;
  /** Distinguishes results with the same label. */
  detail?: string;
}

interface Screen extends Destination {
  right: Right;
}

const screens: readonly Screen[] = [
  ...navItems.filter(({ to }) => to !== adminPaths.settings),
  { to: adminPaths.newBroadcast, label: 'New broadcast', right: 'broadcast:send' },
  { to: createAddress(adminPaths.blogs), label: 'New article', right: 'content:edit' },
  { to: createAddress(adminPaths.recipes), label: 'New recipe', right: 'content:edit' },
  { to: createAddress(adminPaths.testimonials), label: 'New testimonial', right: 'content:edit' },
  { to: adminPaths.exercise('new'), label: 'New exercise', right: 'clients:read' },
  { to: adminPaths.suppressions, label: 'Unsubscribed', right: 'broadcast:send' },
  { to: adminPaths.offers, label: 'Offers', detail: 'Plans', right: 'plans:manage' },
  ...settingsTabs
    .filter(({ to }) => navItems.every((item) => item.to !== to))
    .map((tab) => ({ ...tab, detail: 'Settings', right: 'settings:manage' as const })),
];

/** The permitted screens whose name has each typed word; all of them for an empty text. */
function screensFor(typed: string, may: (right: Right) => boolean): Destination[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return screens.filter(({ label, detail = '', right }) => {
    const name = `${label} ${detail}`.toLowerCase();
    return may(right) && words.every((word) => name.includes(word));
  });
}

interface Verb {
  right: Right;
  of: 'clients' | 'payments';
  to: (id: string) => string;
}

/** What is done at once with what is named after the verb: "refund asha". */
const verbs: Readonly<Record<string, Verb>> = {
  refund: { right: 'payments:refund', of: 'payments', to: (id) => `${adminPaths.payment(id)}?do=refund` },
  message: { right: 'clients:read', of: 'clients', to: (id) => adminPaths.client(id, 'messages') },
  pause: { right: 'clients:read', of: 'clients', to: (id) => `${adminPaths.client(id)}?do=pause` },
  plan: { right: 'clients:read', of: 'clients', to: (id) => adminPaths.planEditor(id) },
};
export const verbNames = Object.keys(verbs);

/** The verb at the beginning of a text, and the name after it. */
function actOf(text: string, may: (right: Right) => boolean) {
  const [word = '', ...rest] = text.split(/\s+/);
  const verb = verbs[word.toLowerCase()];
  return verb && may(verb.right) && rest.length > 0
    ? { verb, title: word[0]!.toUpperCase() + word.slice(1).toLowerCase(), name: rest.join(' ') }
    : undefined;
}

const recent = () => memberStore('go-to');
const mostRecent = 5;
const isDestination = (one: unknown): one is Destination =>
  isRecord(one) && typeof one['to'] === 'string' && typeof one['label'] === 'string';

function recentOnes(): Destination[] {
  const kept = recent().read();
  return Array.isArray(kept) ? kept.filter(isDestination) : [];
}

/** Remembers what was chosen, for this account in this browser until the sign-out. */
export function remember(chosen: Destination): void {
  const others = recentOnes().filter(({ to }) => to !== chosen.to);
  recent().write([chosen, ...others].slice(0, mostRecent));
}

/** Fewer letters would match nearly everything. */
const minLetters = 2;
const maxResults = 5;

export interface Group {
  name: string;
  found: readonly Destination[];
}

export function useFound(typed: string): { groups: readonly Group[]; waiting: boolean; problem: boolean } {
  const may = useMay();
  const text = typed.trim();
  const act = actOf(text, may);
  const named = act?.name ?? text;
  const search = useDebounced(named);
  const asks = search.length >= minLetters;
  const options = { keepPreviousData: true };

  const query = { search, limit: maxResults };
  const clients = useGet(
    asks && act?.verb.of !== 'payments' && may('clients:read')
      ? addressOf('/api/admin/clients', { query })
      : null,
    options,
  );
  const people = useGet(
    asks && !act && may('people:manage') ? addressOf('/api/admin/people', { query }) : null,
    options,
  );
  const payments = useGet(
    asks && act?.verb.of !== 'clients' && may('payments:read')
      ? // Nothing but a completed payment can be refunded.
        addressOf('/api/payments/admin/all', { query: { ...query, ...(act && { status: 'completed' }) } })
      : null,
    options,
  );
  const articles = useGet(
    asks && !act && may('content:edit') ? addressOf('/api/admin/blogs', { query }) : null,
    options,
  );
  const answers = [clients, people, payments, articles];

  const groups: Group[] = [
    { name: 'Recent', found: text === '' ? recentOnes() : [] },
    { name: 'Screens', found: screensFor(text, may) },
  ];
  if (act && asks) {
    const items = act.verb.of === 'clients' ? clients.data?.items : payments.data?.payments;
    groups.push({
      name: 'Actions',
      found: (items ?? []).map((one) => ({
        to: act.verb.to(one._id),
        label: `${act.title} ${one.name}`,
        detail: 'amount' in one ? `${formatRupees(one.amount)}, ${one.status}` : one.item,
      })),
    });
  } else if (text.length >= minLetters) {
    groups.push(
      {
        name: 'Clients',
        found: (clients.data?.items ?? []).map(({ _id, name, item }) => ({
          to: adminPaths.client(_id),
          label: name,
          detail: item,
        })),
      },
      {
        name: 'People',
        found: (people.data?.items ?? []).map(({ _id, name, email }) => ({
          to: adminPaths.person(_id),
          label: name,
          detail: email,
        })),
      },
      {
        name: 'Payments',
        found: (payments.data?.payments ?? []).map(({ _id, name, amount, status }) => ({
          to: adminPaths.payment(_id),
          label: name,
          detail: `${formatRupees(amount)}, ${status}`,
        })),
      },
      {
        name: 'Articles',
        found: (articles.data?.items ?? []).map(({ _id, title, author }) => ({
          to: adminPaths.blog(_id),
          label: title,
          detail: author,
        })),
      },
    );
  }
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    waiting: search !== named || answers.some(({ isLoading }) => isLoading),
    problem: answers.some(({ error }) => error !== undefined),
  };
}
