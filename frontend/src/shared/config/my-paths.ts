import { paths } from './paths.ts';

/** The addresses of a client's own area. */
export const myPaths = {
  today: paths.my,
  intake: `${paths.my}/intake`,
  plan: `${paths.my}/plan`,
  session: `${paths.my}/session`,
  checkIn: `${paths.my}/check-in`,
  progress: `${paths.my}/progress`,
  messages: `${paths.my}/messages`,
  me: `${paths.my}/me`,
} as const;

/** The worker's cache of pictures, which goes with the session. */
export const MY_PICTURES = 'my-pictures';
