import { type ReactNode, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime, fullDayAndTime } from '#shared/india/dates.ts';
import { browserStore } from '#shared/lib/browser-store.ts';
import { downloadPrivateFile } from '#shared/private-files/private-files.ts';
import { PrivateHtml } from '#shared/private-files/private-html.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { downloadPlan, type PlanSummary, usePlan, usePlans } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { ShownFood } from '../food/shown-food.tsx';
import { firstName } from '../words.ts';
import { draftKey } from './plan-document.ts';
import styles from './plan-view.module.css';
import { partsInWords } from './plan-words.ts';
import { ShownTraining } from './shown-training.tsx';

/** What was published to a client, newest first, with the way to the editor. */
export function PlanView({ client }: { client: ClientDetail }): ReactNode {
  return (
    <Loaded answer={usePlans(client._id)} loading={<Skeleton height="24rem" />}>
      {({ items }) => <Plans client={client} plans={items} />}
    </Loaded>
  );
}

function Plans({ client, plans }: { client: ClientDetail; plans: readonly PlanSummary[] }): ReactNode {
  const [newest, ...older] = plans;
  const isOpen = client.state !== 'ended' && client.state !== 'cancelled';
  const [isBegun] = useState(() => browserStore('browser', draftKey(client._id)).read() !== undefined);
  const words = isBegun ? 'Go on with the draft' : newest ? 'Write a new version' : 'Write the plan';
  return (
    <Stack gap="5" className={styles.plans}>
      {isOpen && (
        <Row gap="3" align="center" data-screen-only>
          <ButtonLink size="sm" variant="primary" to={adminPaths.planEditor(client._id)}>
            {words}
          </ButtonLink>
        </Row>
      )}
      {newest && <Version clientId={client._id} plan={newest} current />}
      {!newest && (
        <EmptyState
          icon="clock"
          title="No plan yet"
          text={`With the first one the program of ${firstName(client.name)} gets its start.`}
        />
      )}
      {older.length > 0 && (
        <section aria-labelledby="older-plans" data-screen-only>
          <h2 className="label" id="older-plans">
            Earlier versions
          </h2>
          {older.map((plan) => (
            <Older key={plan._id} clientId={client._id} plan={plan} />
          ))}
        </section>
      )}
    </Stack>
  );
}

function Older({ clientId, plan }: { clientId: string; plan: PlanSummary }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.older} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Version {plan.version}, {dayAndTime(plan.publishedAt)}
        <Icon name="chevron-down" />
      </summary>
      {isOpen && <Version clientId={clientId} plan={plan} />}
    </details>
  );
}

interface VersionProps {
  clientId: string;
  plan: PlanSummary;
  current?: boolean;
}

function Version({ clientId, plan, current = false }: VersionProps): ReactNode {
  const { version, note, documentId, publishedBy, publishedAt } = plan;
  const failed = 'The PDF could not be downloaded. Please try again.';
  const pdf = useAction(downloadPrivateFile, failed);
  const paper = useAction(() => downloadPlan(clientId, version), failed);
  const isWritten = plan.hasTraining || plan.hasFood;
  return (
    <article className={styles.version} aria-label={`Version ${version}`}>
      <Row gap="3" align="center" justify="between">
        <div>
          {current && <h2 className="d4">Version {version}</h2>}
          <p className="small quiet num">
            Published {fullDayAndTime(publishedAt)} by {publishedBy}. {partsInWords(plan)}
          </p>
        </div>
        <Row gap="2" data-screen-only>
          {isWritten && (
            <Button
              size="sm"
              iconBefore="download"
              busy={paper.busy}
              busyLabel="Downloading..."
              aria-label={`Version ${version} on paper`}
              onClick={() => paper.run()}
            >
              On paper
            </Button>
          )}
          {documentId !== null && (
            <Button
              size="sm"
              iconBefore="download"
              busy={pdf.busy}
              busyLabel="Downloading..."
              aria-label={`PDF of version ${version}`}
              onClick={() => pdf.run(documentId)}
            >
              PDF
            </Button>
          )}
          {current && plan.hasText && (
            <Button size="sm" onClick={() => window.print()}>
              Print
            </Button>
          )}
        </Row>
      </Row>
      {note !== '' && (
        <div className={styles.note}>
          <h3 className="label">Note</h3>
          <p>{note}</p>
        </div>
      )}
      {(plan.hasText || isWritten) && <Contents clientId={clientId} version={version} />}
    </article>
  );
}

function Contents({ clientId, version }: { clientId: string; version: number }): ReactNode {
  return (
    <Loaded answer={usePlan(clientId, version)} loading={<Skeleton height="8rem" />}>
      {({ html, training, food }) => (
        <>
          {training && <ShownTraining plan={training} />}
          {food && <ShownFood plan={food} />}
          {html !== '' && <PrivateHtml html={html} />}
        </>
      )}
    </Loaded>
  );
}
