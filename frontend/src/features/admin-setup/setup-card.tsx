import { useState, type ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { useSetup, useSetupActions } from './api.ts';
import { isDoneOrSkipped, type SetupItem, type SetupState } from './setup.ts';
import { ChecklistItem } from './checklist-item.tsx';
import styles from './setup.module.css';

/** On the dashboard until every item is done or skipped (setup-1). */
export function SetupCard(): ReactNode {
  const states = useSetup().data?.items;
  if (!states || states.every(isDoneOrSkipped)) return null;
  return <OpenItems states={states} />;
}

function OpenItems({ states }: { states: readonly SetupState[] }): ReactNode {
  // Items completed meanwhile stay visible.
  const [shown] = useState(
    () => new Set<SetupItem>(states.filter((state) => !isDoneOrSkipped(state)).map(({ item }) => item)),
  );
  const [asking, setAsking] = useState(false);
  const { skip } = useSetupActions();
  const finished = states.filter(isDoneOrSkipped).length;
  const open = states.filter((state) => !isDoneOrSkipped(state)).map(({ item }) => item);
  return (
    <section className={styles.card} aria-labelledby="setup-title">
      <div className={styles.head}>
        <h2 id="setup-title">Set up your site</h2>
        <p className="small quiet num">{`${finished} of ${states.length} done or skipped`}</p>
        <Progress label="Set up" value={finished} max={states.length} />
      </div>
      <ul className={styles.list}>
        {states
          .filter(({ item }) => shown.has(item))
          .map((state) => (
            <ChecklistItem key={state.item} state={state} />
          ))}
      </ul>
      <Row gap="2" className={styles.foot}>
        <ButtonLink size="sm" variant="quiet" to={adminPaths.setup}>
          See all
        </ButtonLink>
        <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
          Skip
        </Button>
      </Row>
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
