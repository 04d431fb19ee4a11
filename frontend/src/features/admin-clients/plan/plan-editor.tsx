import { lazy, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { bind } from '#shared/document/fields.tsx';
import { DraftDialogs } from '#shared/document/publishing.tsx';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { clockTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Plan } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { Avatar } from '../parts.tsx';
import { firstName } from '../words.ts';
import { DraftProblems, UndoAndRedo, useUndoKeys } from './draft-parts.tsx';
import { changedPaths, inWords, labelOf } from './plan-changes.ts';
import { type PlanDraft, usePlanDraft } from './plan-document.ts';
import styles from './plan-editor.module.css';
import { FoodTemplateDialog } from './food-template-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveTemplateDialog, TemplateDialog } from './template-dialogs.tsx';
import { TrainingStart } from './training-start.tsx';
import { hasRows } from './training/commands.ts';
import { ToolMenu } from './training/tool-menu.tsx';
import { TrainingEditor } from './training/training-editor.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const PlanText = lazy(async () => ({ default: (await import('./plan-text.tsx')).PlanText }));
const FoodEditor = lazy(async () => ({ default: (await import('../food/food-editor.tsx')).FoodEditor }));

const parts = { training: 'Training', food: 'Food', text: 'Text and PDF' } as const;
type PartName = keyof typeof parts;
const partOf = (text: string | null): PartName =>
  text !== null && text in parts ? (text as PartName) : 'training';

interface PlanEditorProps {
  client: ClientDetail;
  newest: Plan | null;
}

type Opened = 'publish' | 'versions' | 'template' | 'save-template' | 'discard';

/** The next version of a plan, kept in this browser until it is published. */
export function PlanEditor({ client, newest }: PlanEditorProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const part = partOf(search.get('part'));
  const template = search.get('template');
  const [opened, setOpened] = useState<Opened | undefined>(
    template !== null && part !== 'text' ? 'template' : undefined,
  );
  const { draft, needs } = usePlanDraft(client, newest, () => setOpened(undefined));
  const { root, document: form, base, dirty, busy } = draft;
  const path = `${adminPaths.clients}/${client._id}/plan`;
  const training = form.training ?? null;
  const { food } = form;
  const hasFood = food !== null && food.training.meals.length + food.rest.meals.length > 0;
  const saveable =
    part === 'food' ? (hasFood ? food : null) : training && hasRows(training) ? training : null;
  const [begun, setBegun] = useState(false);
  useUndoKeys(draft);

  function close(): void {
    setOpened(undefined);
    if (template !== null)
      setSearch(
        (before) => {
          before.delete('template');
          return before;
        },
        { replace: true },
      );
  }

  return (
    <div className={styles.editor}>
      <header className={styles.bar}>
        <Link
          className={styles.icon}
          to={adminPaths.client(client._id, 'plan')}
          aria-label={`Back to ${client.name}`}
        >
          <AdminIcon name="chevron-left" />
        </Link>
        <Avatar name={client.name} />
        <div className={styles.title}>
          <h1>
            {firstName(client.name)}, {newest ? `version ${newest.version + 1}` : 'the first plan'}
          </h1>
          <DraftState draft={draft} />
        </div>
        <nav className={styles.parts} aria-label="Parts of the plan">
          {Object.entries(parts).map(([name, label]) => (
            <Link
              key={name}
              to={name === 'training' ? path : `${path}?part=${name}`}
              aria-current={name === part ? 'page' : undefined}
              replace
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <UndoAndRedo draft={draft} />
          <ToolMenu
            label="Plan"
            items={[
              { words: 'Fill from a template', act: () => setOpened('template') },
              {
                words: 'Save as a template',
                act: () => setOpened('save-template'),
                disabled: !saveable,
              },
              { words: 'Versions', act: () => setOpened('versions'), disabled: newest === null },
              { words: 'Discard the draft', act: () => setOpened('discard'), disabled: !dirty },
            ]}
          />
        </div>
        <Button
          className={styles.publish}
          variant="primary"
          disabled={!dirty && !busy}
          busy={busy}
          busyLabel="Publishing..."
          onClick={() => setOpened('publish')}
        >
          Publish
        </Button>
      </header>
      <DraftProblems
        // The dialog says it itself.
        draft={opened === 'publish' ? { ...draft, problem: null } : draft}
        send="Publish"
        overtaken={`Somebody else has published a plan for ${firstName(client.name)}.`}
      />
      <div className={styles.part} data-part={part}>
        {part === 'training' &&
          (training === null ? (
            <TrainingStart
              name={firstName(client.name)}
              onStart={(plan) => {
                setBegun(true);
                root.set('training', plan);
              }}
              onTemplate={() => setOpened('template')}
            />
          ) : (
            <TrainingEditor
              value={training}
              published={base.training ?? null}
              onChange={(next) => root.set('training', next)}
              undo={draft.undo}
              redo={draft.redo}
              client={client}
              takesFocus={begun}
            />
          ))}
        {part === 'food' && (
          <LazyPart fallback={<Skeleton height="24rem" />}>
            <FoodEditor client={client} food={bind(root, 'food')} base={base.food ?? null} />
          </LazyPart>
        )}
        {part === 'text' && (
          <LazyPart fallback={<Skeleton height="24rem" />}>
            <PlanText clientId={client._id} draft={draft} />
          </LazyPart>
        )}
      </div>
      {opened === 'publish' && (
        <PublishDialog client={client} draft={draft} needs={needs} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'versions' && <VersionsDialog client={client} draft={draft} onClose={close} />}
      {opened === 'template' && part === 'food' && (
        <FoodTemplateDialog
          chosen={template}
          food={form.food}
          onFill={(next) => {
            root.set('food', next);
            close();
          }}
          onClose={close}
        />
      )}
      {opened === 'template' && part !== 'food' && (
        <TemplateDialog
          chosen={template}
          plan={training}
          week={client.week}
          onFill={(next) => {
            root.set('training', next);
            close();
          }}
          onClose={close}
        />
      )}
      {opened === 'save-template' && saveable && <SaveTemplateDialog plan={saveable} onClose={close} />}
      <AlertDialog
        open={opened === 'discard'}
        title="Discard this draft?"
        text="What you have written is lost. The published version stays."
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={() => {
          setOpened(undefined);
          draft.discard();
        }}
        onCancel={close}
      />
      <DraftDialogs draft={draft} path={path} labelOf={labelOf} inWords={inWords} />
    </div>
  );
}

/** What is changed, and whether it is kept. */
function DraftState({ draft }: { draft: PlanDraft }): ReactNode {
  const { dirty, keptAt, unkept, base, document } = draft;
  if (!dirty) return <p className={styles.state}>Nothing changed</p>;
  const count = changedPaths(base, document).length;
  return (
    <p className={styles.state}>
      <Badge tone="amber">Draft</Badge>
      <span className="num">
        {`${count} ${count === 1 ? 'change' : 'changes'}. `}
        {keptAt !== null && `Kept in this browser, ${clockTime(keptAt)}`}
        {unkept && 'Not kept'}
      </span>
    </p>
  );
}
