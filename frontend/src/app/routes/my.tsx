import type { ReactNode } from 'react';
import { MyGuard } from '../my/my-guard.tsx';
import { MyLayout } from '../my/my-layout.tsx';
import { MyWaiting } from '../my/my-frame.tsx';

const hidden = <meta name="robots" content="noindex, nofollow" />;

/** A client's own area: its guard and frame, around the screens of `app/my/screens.ts`. */
export function Component(): ReactNode {
  return (
    <>
      {hidden}
      <MyGuard>
        <MyLayout />
      </MyGuard>
    </>
  );
}

/** What the server has rendered, until the first screen's code has loaded. */
export function HydrateFallback(): ReactNode {
  return (
    <>
      {hidden}
      <MyWaiting />
    </>
  );
}
