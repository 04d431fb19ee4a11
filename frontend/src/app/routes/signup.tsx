import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '@ironbloom/brand';
import { readMode } from '../../features/account/address.ts';
import { SignupScreens } from '../../features/account/components/signup-screens.tsx';
import { titles } from '../../features/account/titles.ts';
import { paths } from '../../shared/config/paths.ts';
import { Head } from '../../shared/lib/head.tsx';

export function Component(): ReactNode {
  const [query] = useSearchParams();
  return (
    <>
      <Head
        title={`${titles[readMode(query)]} | ${brand.name}`}
        description={`Sign in to ${brand.name}, or create your account.`}
        keywords="sign in, create an account, member area"
        path={paths.signup}
        robots="noindex, nofollow"
      />
      <SignupScreens />
    </>
  );
}
