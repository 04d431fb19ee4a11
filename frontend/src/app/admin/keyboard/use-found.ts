import { addressOf, useGet } from '#shared/api/get.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { useMay } from '#shared/session/rights.ts';
import { settingsTabs } from '#shared/document/settings-tabs.tsx';
import type { Right } from '#shared/session/session-state.ts';
import { navItems } from '../nav-items.ts';

interface Destination {
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
  { to: adminPaths.suppressions, label: 'Unsubscribed', right: 'broadcast:send' },
  { to: adminPaths.offers, label: 'Offers', detail: 'Plans', right: 'plans:manage' },
  { to: adminPaths.staff, label: 'Staff', detail: 'People', right: 'people:manage' },
  { to: adminPaths.privacy, label: 'Erasures', detail: 'People', right: 'people:manage' },
  ...settingsTabs.map((tab) => ({ ...tab, detail: 'Settings', right: 'settings:manage' as const })),
];

/** The permitted screens whose name has each typed word; all of them for an empty text. */
function screensFor(typed: string, may: (right: Right) => boolean): Destination[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return screens.filter(({ label, detail = '', right }) => {
    const name = `${label} ${detail}`.toLowerCase();
    return may(right) && words.every((word) => name.includes(word));
  });
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
  const search = useDebounced(text);
  const asks = search.length >= minLetters;
  const options = { keepPreviousData: true };

  const query = { search, limit: maxResults };
  const people = useGet(
    asks && may('people:manage') ? addressOf('/api/admin/people', { query }) : null,
    options,
  );
  const payments = useGet(
    asks && may('payments:read') ? addressOf('/api/payments/admin/all', { query }) : null,
    options,
  );
  const articles = useGet(
    asks && may('content:edit') ? addressOf('/api/admin/blogs', { query }) : null,
    options,
  );
  const answers = [people, payments, articles];

  const groups: Group[] = [{ name: 'Screens', found: screensFor(text, may) }];
  if (text.length >= minLetters) {
    groups.push(
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
    waiting: search !== text || answers.some(({ isLoading }) => isLoading),
    problem: answers.some(({ error }) => error !== undefined),
  };
}
