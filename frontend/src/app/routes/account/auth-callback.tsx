import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { CallbackScreen } from '#features/account/google/callback-screen.tsx';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';

export function Component(): ReactNode {
  return (
    <>
      <Head
        title={`Signing in | ${business().name}`}
        description={`We are signing you in to ${business().name}.`}
        keywords="sign in, Google sign-in, member area"
        path={paths.authCallback}
        robots="noindex, nofollow"
      />
      <CallbackScreen />
    </>
  );
}
