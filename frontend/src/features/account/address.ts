import { paths } from '#shared/config/paths.ts';

/** The screens of /signup (account-1) and their document titles. Each has its own address, so a reload keeps it. */
export const titles = {
  'sign-in': 'Sign in',
  'sign-up': 'Sign up',
  'verify-email': 'Verify your email',
  'forgot-password': 'Reset your password',
  'email-sent': 'Email sent',
  'reset-code': 'Enter the code',
  'reset-password': 'Choose a new password',
  'password-updated': 'Password updated',
  invitation: 'Your invitation',
  purchase: 'Your purchase',
  'second-step': 'Two-step sign-in',
};

export type Mode = keyof typeof titles;

export function readMode(query: URLSearchParams): Mode {
  const named = query.get('mode') ?? '';
  return Object.hasOwn(titles, named) ? (named as Mode) : 'sign-in';
}

/** The address of a screen, with `next` (where to go after signing in) carried over. */
export function addressOf(mode: Mode, query: URLSearchParams): string {
  const next = query.get('next');
  const kept = new URLSearchParams({ ...(mode !== 'sign-in' && { mode }), ...(next && { next }) });
  return kept.size > 0 ? `${paths.signup}?${kept}` : paths.signup;
}

/** Parameters of a reset mail's link (account-7). */
export interface ResetLink {
  readonly email: string;
  /** Empty: the form asks for the code. */
  readonly otp: string;
}

/** Ignores the hash, which the server never sees. */
export function readResetLink(query: URLSearchParams): ResetLink | null {
  const email = query.get('email');
  return email === null ? null : { email, otp: query.get('otp') ?? '' };
}

const anySite = 'https://site.invalid';

function readAddress(next: string): URL | undefined {
  try {
    return new URL(next, anySite);
  } catch {
    return undefined;
  }
}

/**
 * The page to return to after signing in.
 * Addresses of other sites ("//…", "/\…", a scheme) and the sign-in pages themselves are refused.
 */
function readNext(query: URLSearchParams): string | undefined {
  const next = query.get('next') ?? '';
  const read = next.startsWith('/') ? readAddress(next) : undefined;
  if (!read) return undefined;
  const { origin, pathname, search, hash } = read;
  // A path such as "/..//host" resolves to another site's address.
  if (pathname.startsWith('//')) return undefined;
  const invites = new URLSearchParams(search).get('mode') === 'invitation';
  const loops = (pathname === paths.signup && !invites) || pathname === paths.authCallback;
  return origin === anySite && !loops ? pathname + search + hash : undefined;
}

/** The page that asked for the sign-in, unless this visitor has no access to it. */
export function returnPath(isAdmin: boolean, query: URLSearchParams): string | undefined {
  const next = readNext(query);
  return next !== undefined && !isAdmin && next.startsWith(paths.admin) ? undefined : next;
}

/** Where a sign-in ends. account-8: /admin for admins, otherwise /. */
export function destination(isAdmin: boolean, query: URLSearchParams): string {
  return returnPath(isAdmin, query) ?? (isAdmin ? paths.admin : paths.home);
}
