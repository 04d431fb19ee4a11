import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Stack } from '#shared/ui/layout/flow.tsx';

interface WayInProps {
  /** Where the mail goes; null where the page does not know. */
  email: string | null;
  signedIn: boolean;
}

/** For who is not signed in with the address that paid: the link is in the receipt's mail alone. */
export function WayIn({ email, signedIn }: WayInProps): ReactNode {
  return (
    <Stack as="section" gap="2" aria-labelledby="way-in">
      <h2 className="d4" id="way-in">
        Set up your training
      </h2>
      <p className="muted">
        {`Open the link in your receipt’s mail${email ? ` to ${email}` : ''}. You choose a password there and answer a few questions, which your plan is written from.`}
      </p>
      {(!signedIn || email === null) && (
        <p>
          <Link className="link" to={signedIn ? paths.my : `${paths.signup}?next=${paths.my}`}>
            {signedIn
              ? 'I paid with the address of my account: open my coaching'
              : 'I have an account: sign in'}
          </Link>
        </p>
      )}
    </Stack>
  );
}
