import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { keepPending } from '../../pending.ts';
import { Screen } from '../screen.tsx';

/** ms. account-6: "Reset success redirect: 2000 ms". */
const shownFor = 2000;
const tick = 200;

/** Says that it worked, and goes on to the sign-in by itself. */
export function PasswordUpdated({ onDone }: { onDone: () => void }): ReactNode {
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
