import { useState, type ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { useSetup, useSetupActions } from './api.ts';
import { isDoneOrSkipped } from './setup.ts';
import styles from './setup.module.css';

/** On the dashboard until every item is done or skipped (setup-1). */
export function SetupLine(): ReactNode {
  const [asking, setAsking] = useState(false);
  const { skip } = useSetupActions();
  const states = useSetup().data?.items;
  const open = states?.filter((state) => !isDoneOrSkipped(state)).map(({ item }) => item) ?? [];
  if (!states || open.length === 0) return null;
  const finished = states.length - open.length;
  return (
    <section className={styles.line} aria-labelledby="setup-title">
      <h2 id="setup-title">Set up your site</h2>
      <Progress label="Set up" value={finished} max={states.length} />
      <p className="small quiet num">{`${finished} of ${states.length} done or skipped`}</p>
      <ButtonLink size="sm" to={adminPaths.setup}>
        Continue
      </ButtonLink>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        Skip
      </Button>
      {asking && (
        <ConfirmDialog
          title="Skip the rest?"
          text={`${open.length === 1 ? '1 item is not done. It is' : `${open.length} items are not done. They are`} hidden from the dashboard; the full list stays under Settings, Set-up.`}
          confirmLabel="Skip the rest"
          tone="plain"
          work={() => skip(open)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
