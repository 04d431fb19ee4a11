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
]);
