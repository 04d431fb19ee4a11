import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';

/** Also shown in the seconds between a payment and its program. */
export function NoProgram(): ReactNode {
  return (
    <Stack gap="4h" narrow>
      <h1 className="d2">No program yet</h1>
      <p className="lead" role="status">
        If you have just paid, your program is being prepared. This page looks for it by itself, usually for a
        few seconds.
      </p>
      <p className="muted">
        Paid with another address? Open the link in your receipt’s mail, or sign in with that address.
      </p>
      <Row gap="3">
        <ButtonLink variant="primary" to={paths.trainingPrograms}>
          See the programs
        </ButtonLink>
        <ButtonLink to={paths.contact}>Write to us</ButtonLink>
      </Row>
      <p>
        <Link className="link" to={paths.profile}>
          Your profile and payments
        </Link>
      </p>
    </Stack>
  );
}
