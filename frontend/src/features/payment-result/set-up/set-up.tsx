import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { MemberData } from '#shared/session/member-data.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { useProgramOf, useReturnedMailOf } from './api.ts';

interface SetUpProps {
  /** ISO 8601: when the payment was completed, which its program keeps. */
  paidAt: string;
}

/** For the signed-in member who paid: her program follows the payment by seconds. */
export function SetUp({ paidAt }: SetUpProps): ReactNode {
  return (
    <MemberData>
      <Way paidAt={paidAt} />
    </MemberData>
  );
}

function BuddyMail({ paidAt }: SetUpProps): ReactNode {
  const email = useReturnedMailOf(paidAt);
  if (email === undefined) return null;
  return (
    <p className="small">
      Our mail to your buddy at {email} came back.{' '}
      <Link className="link" to={paths.profile}>
        Correct the address
      </Link>
    </p>
  );
}

function Way({ paidAt }: SetUpProps): ReactNode {
  const isThere = useProgramOf(paidAt);
  return (
    <div role="status">
      {isThere ? (
        <Stack gap="4">
          <ButtonLink variant="primary" size="lg" iconAfter="arrow" to={paths.my}>
            Set up your training
          </ButtonLink>
          <BuddyMail paidAt={paidAt} />
        </Stack>
      ) : (
        <Row gap="3" align="center">
          <Spinner />
          <p>Your program is being prepared. This takes a few seconds.</p>
        </Row>
      )}
    </div>
  );
}
