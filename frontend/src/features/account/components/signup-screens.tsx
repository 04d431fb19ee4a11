import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import type { Mode } from '../address.ts';
import { verifyEmail, verifyResetCode } from '../api.ts';
import { keepPending } from '../pending.ts';
import type { Draft } from '../use-account-form.ts';
import { type Screens, useScreens } from '../use-screens.ts';
import { CodeScreen } from './code/code-screen.tsx';
import { EmailSent, ForgotForm } from './code/forgot-form.tsx';
import { ResetForm } from './code/reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Screen, Waiting } from './screen.tsx';
import styles from './signup-screens.module.css';

import bloomMonument from '../../../../media/gallery/bloom-monument.webp?w=640;1200;1600&as=picture';

/** ms. account-6: "Reset success redirect: 2000 ms". */
const shownFor = 2000;
const tick = 200;

/** Confirms the reset and continues to the sign-in. */
function PasswordUpdated({ onDone }: { onDone: () => void }): ReactNode {
  const [passed, setPassed] = useState(0);
  const done = useRef(onDone);

  useEffect(() => {
    keepPending(null);
    const begun = Date.now();
    const progress = setInterval(() => setPassed(Date.now() - begun), tick);
    const end = setTimeout(() => done.current(), shownFor);
    return () => {
      clearInterval(progress);
      clearTimeout(end);
    };
  }, []);

  return (
    <Screen title="Password updated" icon="check" lead={<span role="status">Taking you to sign in.</span>}>
      <Progress label="Continuing" value={Math.min(passed, shownFor)} max={shownFor} />
    </Screen>
  );
}

const InvitationScreen = lazy(async () => ({
  default: (await import('../invitation/invitation-screen.tsx')).InvitationScreen,
}));

const PurchaseScreen = lazy(async () => ({
  default: (await import('../purchase/purchase-screen.tsx')).PurchaseScreen,
}));

const SecondStepScreen = lazy(async () => ({
  default: (await import('../second-step/second-step-screen.tsx')).SecondStepScreen,
}));

const waiting = <Waiting>Loading...</Waiting>;

/** Screens that need the browser: a token in the hash, a ticket in the tab's storage. */
function InBrowser({ children }: { children: ReactNode }): ReactNode {
  if (!useHydrated()) return waiting;
  return <LazyPart fallback={waiting}>{children}</LazyPart>;
}

const forms: Record<Mode, (props: { screens: Screens; draft: Draft }) => ReactNode> = {
  'sign-in': SignInForm,
  'sign-up': SignUpForm,
  'forgot-password': ForgotForm,
  'email-sent': EmailSent,
  'reset-password': ResetForm,
  'password-updated': ({ screens }) => (
    <PasswordUpdated onDone={() => screens.show('sign-in', { replace: true })} />
  ),
  invitation: () => (
    <InBrowser>
      <InvitationScreen />
    </InBrowser>
  ),
  purchase: (props) => (
    <InBrowser>
      <PurchaseScreen {...props} />
    </InBrowser>
  ),
  'second-step': ({ screens }) => (
    <InBrowser>
      <SecondStepScreen screens={screens} />
    </InBrowser>
  ),
  'verify-email': ({ screens }) => (
    <CodeScreen
      screens={screens}
      otherEmail="sign-up"
      verify={async (email, otp) => screens.enterVerified(await verifyEmail(email, otp))}
    />
  ),
  'reset-code': ({ screens }) => (
    <CodeScreen
      screens={screens}
      otherEmail="forgot-password"
      verify={async (email, otp) => {
        await verifyResetCode(email, otp);
        if (screens.pending) keepPending({ ...screens.pending, code: otp });
        screens.show('reset-password');
      }}
    />
  ),
};

/** /signup: the picture, and beside it the screen of the address. */
export function SignupScreens(): ReactNode {
  const screens = useScreens();
  const [draft] = useState<Draft>(() => new Map());
  const { mode, opening } = screens;
  const pane = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);

  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    // A new screen: focus its first field, else its heading, which is then announced.
    window.scrollTo(0, 0);
    const start =
      pane.current?.querySelector<HTMLElement>('[data-start]') ?? pane.current?.querySelector('h1');
    start?.focus({ preventScroll: true });
  }, [mode]);

  const Form = forms[mode];
  return (
    <div className={`page-top ${styles.page}`} data-surface="paper">
      <div className={styles.art} data-surface="ink">
        <SitePicture files={bloomMonument} sizes="max(42vw, 138svh)" alt="" />
        <p className="d2">
          Show up.
          <br />
          We plan
          <br />
          the rest.
        </p>
      </div>
      <div className={styles.pane}>
        <div className={styles.inner} ref={pane}>
          {opening ? waiting : <Form key={mode} screens={screens} draft={draft} />}
        </div>
      </div>
    </div>
  );
}
