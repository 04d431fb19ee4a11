import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { paths } from '#shared/config/paths.ts';
import type { Right } from '#shared/session/session-state.ts';
import type { AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import type { RouteHandle } from '../page-route.ts';
import { ScreenError } from './screen-error.tsx';

interface Screen {
  path: string;
  right: Right;
  load: () => Promise<ComponentType>;
  rail?: { label: string; icon: AdminIconName };
}

const screen = (path: string, right: Right, load: Screen['load'], rail?: Screen['rail']): Screen => ({
  path,
  right,
  load,
  ...(rail && { rail }),
});

const content = () => import('./screens/content.tsx');
const pageContent = () => import('./screens/page-content.tsx');

/**
 * Every admin screen with its address, right, code and link in the rail, in the rail's order. Empty on the server, which
 * renders none of them.
 */
export const screens: readonly Screen[] = import.meta.env.SSR
  ? []
  : [
      screen(
        adminPaths.dashboard,
        'dashboard:read',
        async () => (await import('./screens/dashboard.tsx')).DashboardScreen,
        { label: 'Dashboard', icon: 'dashboard' },
      ),
      screen(adminPaths.blogs, 'content:edit', async () => (await content()).Blogs, {
        label: 'Blogs',
        icon: 'article',
      }),
      screen(`${adminPaths.blogs}/:id`, 'content:edit', async () => (await content()).Blog),
      screen(adminPaths.recipes, 'content:edit', async () => (await content()).Recipes, {
        label: 'Recipes',
        icon: 'bowl',
      }),
      screen(`${adminPaths.recipes}/:id`, 'content:edit', async () => (await content()).Recipe),
      screen(adminPaths.testimonials, 'content:edit', async () => (await content()).Stories, {
        label: 'Testimonials',
        icon: 'quote',
      }),
      screen(`${adminPaths.testimonials}/:id`, 'content:edit', async () => (await content()).Story),
      screen(
        adminPaths.recentLogins,
        'activity:read',
        async () => (await import('#features/admin-activities/activity-list.tsx')).ActivityList,
        { label: 'Recent logins', icon: 'list' },
      ),
      screen(
        adminPaths.payments,
        'payments:read',
        async () => (await import('#features/admin-payments/payments-screen.tsx')).PaymentsScreen,
        { label: 'Payments', icon: 'card' },
      ),
      screen(
        adminPaths.reports,
        'payments:read',
        async () => (await import('#features/admin-payments/report-screen.tsx')).ReportScreen,
      ),
      screen(
        adminPaths.settlements,
        'payments:read',
        async () => (await import('#features/admin-payments/settlement-screen.tsx')).SettlementScreen,
      ),
      screen(adminPaths.plans, 'plans:manage', async () => (await import('./screens/plans.tsx')).Plans, {
        label: 'Plans',
        icon: 'tag',
      }),
      screen(
        adminPaths.people,
        'people:manage',
        async () => (await import('#features/admin-people/people-list.tsx')).PeopleList,
        { label: 'People', icon: 'user' },
      ),
      screen(
        adminPaths.staff,
        'people:manage',
        async () => (await import('#features/admin-people/staff-screen.tsx')).StaffScreen,
      ),
      screen(
        adminPaths.privacy,
        'people:manage',
        async () => (await import('#features/admin-people/privacy-screen.tsx')).PrivacyScreen,
      ),
      screen(
        `${adminPaths.people}/:id`,
        'people:manage',
        async () => (await import('#features/admin-people/person-detail.tsx')).PersonDetail,
      ),
      screen(
        adminPaths.messages,
        'messages:read',
        async () => (await import('#features/admin-messages/inbox.tsx')).Inbox,
        { label: 'Messages', icon: 'inbox' },
      ),
      screen(
        adminPaths.broadcasts,
        'broadcast:send',
        async () => (await import('#features/admin-broadcast/watch/broadcast-list.tsx')).BroadcastList,
        { label: 'Broadcasts', icon: 'chat' },
      ),
      screen(
        `${adminPaths.broadcasts}/:id`,
        'broadcast:send',
        async () => (await import('#features/admin-broadcast/watch/broadcast-detail.tsx')).BroadcastDetail,
      ),
      screen(
        adminPaths.suppressions,
        'broadcast:send',
        async () => (await import('#features/admin-broadcast/suppression-list.tsx')).SuppressionList,
      ),
      screen(
        adminPaths.mails,
        'mails:read',
        async () => (await import('#features/admin-mails/mail-list.tsx')).MailList,
        { label: 'Mails', icon: 'mail' },
      ),
      screen(
        adminPaths.settings,
        'settings:manage',
        async () => (await import('./screens/settings.tsx')).Settings,
        { label: 'Settings', icon: 'sliders' },
      ),
      screen(
        adminPaths.look,
        'settings:manage',
        async () => (await import('./screens/look.tsx')).LookSettings,
      ),
      screen(adminPaths.pageContent('home'), 'settings:manage', async () => (await pageContent()).home()),
      screen(adminPaths.pageContent('company'), 'settings:manage', async () =>
        (await pageContent()).company(),
      ),
      screen(adminPaths.pageContent('faq'), 'settings:manage', async () => (await pageContent()).faq()),
      screen(adminPaths.pageContent('careers'), 'settings:manage', async () =>
        (await pageContent()).careers(),
      ),
      screen(adminPaths.pageContent('terms'), 'settings:manage', async () => (await pageContent()).terms()),
      screen(adminPaths.pageContent('privacy'), 'settings:manage', async () =>
        (await pageContent()).privacy(),
      ),
      screen(
        adminPaths.retention,
        'settings:manage',
        async () => (await import('#features/admin-retention/retention-screen.tsx')).RetentionScreen,
      ),
      screen(
        adminPaths.ownerMails,
        'settings:manage',
        async () => (await import('#features/admin-digest/owner-mails-screen.tsx')).OwnerMailsScreen,
      ),
      screen(
        adminPaths.setup,
        'settings:manage',
        async () => (await import('#features/admin-setup/setup-screen.tsx')).SetupScreen,
      ),
    ];

/** The payment list stays behind an opened payment. */
const over: RouteObject[] = [{ index: true }, { path: ':id' }];

/** The routes below the guard. A failing screen shows its error inside the admin frame. */
export const adminRoutes: RouteObject[] = [
  {
    id: 'admin-screens',
    ErrorBoundary: ScreenError,
    children: [
      ...screens.map(({ path, right, load }) => ({
        path: path.slice(`${paths.admin}/`.length),
        handle: { right } satisfies RouteHandle,
        lazy: async () => ({ Component: await load() }),
        ...(path === adminPaths.payments && { children: over }),
      })),
      // The frame shows "Page not found".
      { path: '*' },
    ],
  },
];
