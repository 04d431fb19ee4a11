import { lastDay, nextDay } from './support/planted-log.ts';
import { picture } from './support/screens.ts';

picture([
  { name: 'sign-in', path: '/signup' },
  { name: 'sign-up', path: '/signup?mode=sign-up' },
  {
    name: 'sign-in-refused',
    path: '/signup',
    before: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  },
  { name: 'profile', path: '/profile', as: 'member' },
  { name: 'my', path: '/my', as: 'member' },
  { name: 'my-plan', path: '/my/plan', as: 'member' },
  { name: 'my-plan-food', path: '/my/plan?part=food', as: 'member' },
  { name: 'my-session', path: `/my/session?on=2026-11-20&day=${nextDay.id}`, as: 'member' },
  { name: 'my-session-done', path: `/my/session?on=2026-11-18&day=${lastDay.dayId}`, as: 'member' },
  { name: 'my-progress', path: '/my/progress', as: 'member' },
  { name: 'my-messages', path: '/my/messages', as: 'member' },
  { name: 'my-me', path: '/my/me', as: 'member' },
  { name: 'my-intake', path: '/my/intake', as: 'member' },
]);
