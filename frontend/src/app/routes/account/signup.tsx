import type { ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { readMode, titles } from '#features/account/address.ts';
import { googleState, type GoogleState } from '#features/account/api.ts';
import { SignupScreens } from '#features/account/components/signup-screens.tsx';
import { apiContext } from '#shared/api/client.ts';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<{ google: GoogleState }> {
  return { google: await googleState(context.get(apiContext)) };
}

/** The sign-up screens differ in the query only. */
export const shouldRevalidate = (): boolean => false;

export function Component(): ReactNode {
  const [query] = useSearchParams();
  return (
    <>
      <Head
        title={`${titles[readMode(query)]} | ${business().name}`}
        description={`Sign in to ${business().name}, or create your account.`}
        keywords="sign in, create an account, member area"
        path={paths.signup}
        robots="noindex, nofollow"
      />
      <SignupScreens />
    </>
  );
}
