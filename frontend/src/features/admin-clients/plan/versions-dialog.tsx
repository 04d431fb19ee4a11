import { type ReactNode, useState } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { readPlan, usePlans } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { partsInWords } from './plan-words.ts';
import type { PlanDraft } from './plan-document.ts';
import { partsOf } from './plan-form.ts';
import styles from './versions-dialog.module.css';

interface VersionsDialogProps {
  client: ClientDetail;
  draft: PlanDraft;
  onClose: () => void;
}

/** What was published, and any of it as the draft again. */
export function VersionsDialog({ client, draft, onClose }: VersionsDialogProps): ReactNode {
  const [taking, setTaking] = useState<number>();
  const { busy, problem, run } = useInlineAction(async (version: number) => {
    const plan = await readPlan(client._id, version);
    draft.root.set('', { ...draft.document, ...partsOf(plan) });
    toast.success(`The draft is version ${version} now. Undo brings yours back.`);
    onClose();
  }, 'The version could not be loaded. Please try again.');
  return (
    <Dialog open title="Versions" onClose={onClose} dismissible={!busy}>
      <Stack gap="3">
        {problem !== undefined && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
        <Loaded answer={usePlans(client._id)} loading="Loading the versions...">
          {({ items }) => (
            <ol className={styles.versions}>
              {items.map((plan, at) => (
                <li key={plan._id}>
                  <div>
                    <b>Version {plan.version}</b>
                    <p className="micro quiet num">
                      {fullDayAndTime(plan.publishedAt)}, {plan.publishedBy}. {partsInWords(plan)}
                    </p>
                    {plan.note !== '' && <p className="small">{plan.note}</p>}
                  </div>
                  {at === 0 && <Badge tone="green">published</Badge>}
                  <Button
                    size="sm"
                    busy={busy && taking === plan.version}
                    busyLabel="Loading..."
                    aria-label={`Take version ${plan.version} as the draft`}
                    onClick={() => {
                      setTaking(plan.version);
                      run(plan.version);
                    }}
                  >
                    Take as draft
                  </Button>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
