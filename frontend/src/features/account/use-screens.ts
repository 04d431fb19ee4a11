import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { announceSession, sessionEvents } from '#shared/session/session-events.ts';
import { useSession } from '#shared/session/session.ts';
import { dropSession } from '#shared/session/sign-out.ts';
import { addressOf, destination, readMode, readResetLink, returnPath, type Mode } from './address.ts';
import type { SignedIn } from './api.ts';
import { keepSession } from '#shared/session/keep-session.ts';
import { keepPending, usePending, type Pending, type Purpose } from './pending.ts';

/** Screens that need a pending code. */
const requiredPurpose: Partial<Record<Mode, Purpose>> = {
  'verify-email': 'verify-email',
  'email-sent': 'reset-password',
  'reset-code': 'reset-password',
  'reset-password': 'reset-password',
};

/** Screens that signed-in visitors may use too. */
const openToMembers: readonly Mode[] = [
  'reset-code',
  'reset-password',
  'password-updated',
  'invitation',
  'purchase',
];

export interface Screens {
  readonly mode: Mode;
  /** A reset link was followed; the screen shows once its hash was read. */
  readonly opening: boolean;
  readonly pending: Pending | null | undefined;
  readonly addressOf: (mode: Mode) => string;
  readonly show: (mode: Mode, how?: { replace: boolean }) => void;
  /** Signed in: leaves /signup. */
  readonly enter: (answer: SignedIn) => void;
  /** The same, after verifying the address. */
  readonly enterVerified: (answer: SignedIn) => void;
  readonly passwordUpdated: () => void;
}

/** The screen of /signup and the navigation between screens (account-1). */
export function useScreens(): Screens {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const pending = usePending();
  const [updated, setUpdated] = useState(false);
  /** Navigation has begun: no redirects. */
  const leaving = useRef(false);

  const mode = readMode(query);
  const link = useMemo(() => readResetLink(query), [query]);
  const show = useCallback(
    (next: Mode, how?: { replace: boolean }) => void navigate(addressOf(next, query), how),
    [navigate, query],
  );

  useEffect(() => {
    if (!link) return;
    // Removes the code from the address bar and the history.
    if (hash.includes('reset')) {
      const { email, otp: code } = link;
      keepPending({ email, purpose: 'reset-password', resendAt: Date.now(), code });
      show('reset-password', { replace: true });
    } else {
      show(link.otp ? 'sign-in' : mode, { replace: true });
    }
  }, [link, hash, mode, show]);

  const awaited = requiredPurpose[mode];
  const lacksCode = awaited !== undefined && pending !== undefined && pending?.purpose !== awaited;
  const lost = !link && (lacksCode || (mode === 'password-updated' && !updated));
  useEffect(() => {
    if (lost && !leaving.current) show('sign-in', { replace: true });
  }, [lost, show]);

  const { isAdmin } = session;
  const elsewhere = session.signedIn && !session.loading && !link && !openToMembers.includes(mode);
  useEffect(() => {
    // account-1: "logged-in users are redirected to /".
    const target = returnPath(isAdmin, query) ?? paths.home;
    if (elsewhere && !leaving.current) void navigate(target, { replace: true });
  }, [elsewhere, isAdmin, query, navigate]);

  function enter({ token, expiresIn, role }: SignedIn): void {
    leaving.current = true;
    keepPending(null);
    keepSession(token, expiresIn);
    void navigate(destination(role === 'admin', query), { replace: true });
  }

  return {
    mode,
    opening: link !== null,
    pending,
    addressOf: (next) => addressOf(next, query),
    show,
    enter,
    enterVerified: (answer) => {
      enter(answer);
      announceSession(sessionEvents.authChanged);
    },
    passwordUpdated: () => {
      setUpdated(true);
      // The reset ended every older token, also this browser's.
      if (session.signedIn) dropSession();
      show('password-updated', { replace: true });
    },
  };
}
