import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { paths } from '#shared/config/paths.ts';
import type { Right } from '#shared/session/session-state.ts';
import type { AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import type { RouteHandle } from '../page-route.ts';
import { ScreenError } from './screen-error.tsx';

/** The rail's groups, in its order. */
export const railGroups = {
  clients: 'Clients',
  library: 'Library',
  sales: 'Sales',
  content: 'Content',
  people: 'People & mail',
} as const;

interface RailLink {
  label: string;
  icon: AdminIconName;
  /** Without one it stands alone: above the groups, or below them (`last`). */
  group?: keyof typeof railGroups;
  last?: true;
}

interface Screen {
  path: string;
  right: Right;
  load: () => Promise<ComponentType>;
  rail?: RailLink;
  /** An editor that fills the window: without footer and tab bar, with a narrow rail. */
  full?: true;
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
      screen(
        adminPaths.clients,
        'clients:read',
        async () => (await import('#features/admin-clients/list/clients-screen.tsx')).ClientsScreen,
        { label: 'Clients', icon: 'clients', group: 'clients' },
      ),
      screen(
        `${adminPaths.clients}/:id`,
        'clients:read',
        async () => (await import('#features/admin-clients/client/client-screen.tsx')).ClientScreen,
      ),
      {
        path: `${adminPaths.clients}/:id/plan`,
        right: 'clients:read',
        load: async () => (await import('#features/admin-clients/plan/plan-screen.tsx')).PlanScreen,
        full: true,
      },
      screen(
        adminPaths.checkIns,
        'clients:read',
        async () => (await import('#features/admin-clients/check-ins/check-ins-screen.tsx')).CheckInsScreen,
        { label: 'Check-ins', icon: 'checklist', group: 'clients' },
      ),
      screen(
        adminPaths.conversations,
        'clients:read',
        async () => (await import('#features/admin-clients/conversations.tsx')).Conversations,
        { label: 'Messages', icon: 'chat', group: 'clients' },
      ),
      screen(
        adminPaths.exercises,
        'clients:read',
        async () => (await import('#features/admin-library/exercises/exercises-screen.tsx')).ExercisesScreen,
        { label: 'Exercises', icon: 'dumbbell', group: 'library' },
      ),
      screen(
        adminPaths.templates,
        'clients:read',
        async () => (await import('#features/admin-library/templates/templates-screen.tsx')).TemplatesScreen,
        { label: 'Templates', icon: 'template', group: 'library' },
      ),
      {
        path: `${adminPaths.templates}/:id`,
        right: 'clients:read',
        load: async () => (await import('./screens/template-editor.tsx')).TemplateEditorScreen,
        full: true,
      },
      screen(
        adminPaths.payments,
        'payments:read',
        async () => (await import('#features/admin-payments/payments-screen.tsx')).PaymentsScreen,
        { label: 'Payments', icon: 'card', group: 'sales' },
      ),
      screen(adminPaths.plans, 'plans:manage', async () => (await import('./screens/plans.tsx')).Plans, {
        label: 'Plans & offers',
        icon: 'tag',
        group: 'sales',
      }),
      screen(
        adminPaths.reports,
        'payments:read',
        async () => (await import('#features/admin-payments/report-screen.tsx')).ReportScreen,
        { label: 'Reports', icon: 'report', group: 'sales' },
      ),
      screen(
        adminPaths.settlements,
        'payments:read',
        async () => (await import('#features/admin-payments/settlement-screen.tsx')).SettlementScreen,
      ),
      screen(adminPaths.blogs, 'content:edit', async () => (await content()).Blogs, {
        label: 'Blogs',
        icon: 'article',
        group: 'content',
      }),
      screen(`${adminPaths.blogs}/:id`, 'content:edit', async () => (await content()).Blog),
      screen(adminPaths.recipes, 'content:edit', async () => (await content()).Recipes, {
        label: 'Recipes',
        icon: 'bowl',
        group: 'content',
      }),
      screen(`${adminPaths.recipes}/:id`, 'content:edit', async () => (await content()).Recipe),
      screen(adminPaths.testimonials, 'content:edit', async () => (await content()).Stories, {
        label: 'Testimonials',
        icon: 'quote',
        group: 'content',
      }),
      screen(`${adminPaths.testimonials}/:id`, 'content:edit', async () => (await content()).Story),
      screen(
        adminPaths.people,
        'people:manage',
        async () => (await import('#features/admin-people/people-list.tsx')).PeopleList,
        { label: 'People', icon: 'user', group: 'people' },
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
        { label: 'Enquiries', icon: 'inbox', group: 'people' },
      ),
      screen(
        adminPaths.broadcasts,
        'broadcast:send',
        async () => (await import('#features/admin-broadcast/watch/broadcast-list.tsx')).BroadcastList,
        { label: 'Broadcasts', icon: 'send', group: 'people' },
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
        { label: 'Mails', icon: 'mail', group: 'people' },
      ),
      screen(
        adminPaths.recentLogins,
        'activity:read',
        async () => (await import('#features/admin-activities/activity-list.tsx')).ActivityList,
        { label: 'Recent logins', icon: 'list', group: 'people' },
      ),
      screen(
        adminPaths.settings,
        'settings:manage',
        async () => (await import('./screens/settings.tsx')).Settings,
        { label: 'Settings', icon: 'sliders', last: true },
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
        adminPaths.coaching,
        'settings:manage',
        async () => (await import('#features/admin-settings/coaching/coaching-screen.tsx')).CoachingScreen,
      ),
      screen(
        adminPaths.checkInForm,
        'settings:manage',
        async () => (await import('#features/admin-settings/check-in/check-in-screen.tsx')).CheckInFormScreen,
      ),
      screen(
        adminPaths.setup,
        'settings:manage',
        async () => (await import('#features/admin-setup/setup-screen.tsx')).SetupScreen,
      ),
    ];

/** The list stays behind what is opened from it. */
const over: Readonly<Record<string, RouteObject[]>> = {
  [adminPaths.payments]: [{ index: true }, { path: ':id' }],
  [adminPaths.exercises]: [{ index: true }, { path: ':id' }],
  [adminPaths.checkIns]: [{ index: true }, { path: ':id/:day' }],
};

/** The routes below the guard. A failing screen shows its error inside the admin frame. */
export const adminRoutes: RouteObject[] = [
  {
    id: 'admin-screens',
    ErrorBoundary: ScreenError,
    children: [
      ...screens.map(({ path, right, load, full }) => ({
        path: path.slice(`${paths.admin}/`.length),
        handle: { right, ...(full && { full }) } satisfies RouteHandle,
        lazy: async () => ({ Component: await load() }),
        ...(over[path] && { children: over[path] }),
      })),
      // The frame shows "Page not found".
      { path: '*' },
    ],
  },
];
