import { paths } from '#shared/config/paths.ts';

/** The screens of /signup (account-1), each with what the browser's tab says. Each has an address, so a reload keeps it. */
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

/** The address of a screen. Where to go after signing in is carried along. */
export function addressOf(mode: Mode, query: URLSearchParams): string {
  const next = query.get('next');
  const kept = new URLSearchParams({ ...(mode !== 'sign-in' && { mode }), ...(next && { next }) });
  return kept.size > 0 ? `${paths.signup}?${kept}` : paths.signup;
}

/** What a mail's link hands over: a hash of `reset`, email and otp (account-7). */
export interface ResetLink {
  readonly email: string;
  /** Empty: the form asks for the code. */
  readonly otp: string;
}

/** Without looking at the hash, which never reaches the server. */
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
 * Where the visitor was sent here from, if it is a page of ours: anything a browser would read as
 * another site's address ("//…", "/\…", a scheme) is refused, and so are the pages of signing in.
 */
function readNext(query: URLSearchParams): string | undefined {
  const next = query.get('next') ?? '';
  const read = next.startsWith('/') ? readAddress(next) : undefined;
  if (!read) return undefined;
  const { origin, pathname, search, hash } = read;
  // What "/..//host" comes to: another site's address once it is read again.
  if (pathname.startsWith('//')) return undefined;
  const invites = new URLSearchParams(search).get('mode') === 'invitation';
  const loops = (pathname === paths.signup && !invites) || pathname === paths.authCallback;
  return origin === anySite && !loops ? pathname + search + hash : undefined;
}

/** The page of ours that asked for the sign-in, as far as this visitor may see it. */
export function returnPath(isAdmin: boolean, query: URLSearchParams): string | undefined {
  const next = readNext(query);
  return next !== undefined && !isAdmin && next.startsWith(paths.admin) ? undefined : next;
}

/** After a sign-in. account-8: /admin for admins, otherwise /. */
export function destination(isAdmin: boolean, query: URLSearchParams): string {
  return returnPath(isAdmin, query) ?? (isAdmin ? paths.admin : paths.home);
}
