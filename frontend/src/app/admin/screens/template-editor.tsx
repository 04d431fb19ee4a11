import type { TrainingPlan } from '@ironbloom/brand/plan';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DraftProblems, UndoAndRedo } from '#features/admin-clients/plan/draft-parts.tsx';
import { fieldOf, inWords, labelOf } from '#features/admin-clients/plan/plan-changes.ts';
import { problemsOf } from '#features/admin-clients/plan/plan-document.ts';
import { formOf, type PlanForm } from '#features/admin-clients/plan/plan-form.ts';
import styles from '#features/admin-clients/plan/plan-editor.module.css';
import { withoutEmptyRows } from '#features/admin-clients/plan/training/commands.ts';
import { TrainingEditor } from '#features/admin-clients/plan/training/training-editor.tsx';
import {
  fetchTemplate,
  type TemplateBody,
  useTemplate,
  useTemplateActions,
  type WholeTemplate,
} from '#features/admin-library/api.ts';
import { bodyOf, clientsWords } from '#features/admin-library/templates/template-words.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { CompareDialog } from '#shared/document/compare-dialog.tsx';
import { type Editing, useDocument } from '#shared/document/use-document.ts';
import { clockTime } from '#shared/india/dates.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminTitle } from '#shared/ui/layout/admin-page.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';

interface TemplateForm {
  training: TrainingPlan;
}
type TemplateDraft = Editing<TemplateForm, WholeTemplate>;

/** As a client's plan, whose fields are named and checked the same way. */
const asPlan = (form: TemplateForm): PlanForm => ({ ...formOf(null), ...form });

/** The weeks of a training template, over the whole screen. */
export function TemplateEditorScreen(): ReactNode {
  const { id = '' } = useParams();
  const answer = useTemplate(id);
  const elsewhere = (
    <ButtonLink size="sm" to={adminPaths.templates}>
      See all templates
    </ButtonLink>
  );
  return (
    <>
      <AdminTitle>{answer.data?.name ?? 'Template'}</AdminTitle>
      <Loaded
        answer={answer}
        loading={<Skeleton height="60svh" />}
        missing={
          <EmptyState
            title="Template not found"
            text="Part of the address may be missing."
            action={elsewhere}
          />
        }
      >
        {(template) =>
          template.training ? (
            <Opened key={template._id} template={template} training={template.training} />
          ) : (
            <EmptyState
              title="A template of food"
              text="It is laid into a client’s plan and changed there."
              action={elsewhere}
            />
          )
        }
      </Loaded>
    </>
  );
}

function useTemplateDraft(template: WholeTemplate, training: TrainingPlan): TemplateDraft {
  const { change } = useTemplateActions();
  return useDocument<TemplateForm, WholeTemplate>(template, {
    draftKey: `admin-draft:template:${template._id}`,
    read: (saved) => ({ training: saved.training ?? training }),
    problemsOf: (form) => problemsOf(asPlan(form)),
    send: (form, version) =>
      change(
        template._id,
        version,
        bodyOf(template, { training: withoutEmptyRows(form.training) as TemplateBody['training'] }),
      ),
    latest: () => fetchTemplate(template._id),
    stale: 'STALE_TEMPLATE',
    comparison: { fieldOf },
    keepsErrors: true,
    asksOtherTabs: true,
    words: { saved: 'Saved. Plans that are given stay as they are.', unchanged: 'Nothing was changed.' },
    failed: 'The template could not be saved. Please try again.',
  });
}

function Opened({ template, training }: { template: WholeTemplate; training: TrainingPlan }): ReactNode {
  const draft = useTemplateDraft(template, training);
  const { root, document, base, dirty, busy } = draft;
  const [discarding, setDiscarding] = useState(false);
  return (
    <div className={styles.editor}>
      <header className={styles.bar}>
        <Link
          className={styles.icon}
          to={`${adminPaths.templates}?at=${encodeURIComponent(template._id)}`}
          aria-label="Back to the templates"
        >
          <AdminIcon name="chevron-left" />
        </Link>
        <div className={styles.title}>
          <h1>{template.name}</h1>
          <DraftState draft={draft} template={template} />
        </div>
        <div className={styles.tools}>
          <UndoAndRedo draft={draft} />
        </div>
        <Button size="sm" variant="quiet" disabled={!dirty || busy} onClick={() => setDiscarding(true)}>
          Discard
        </Button>
        <Button
          variant="primary"
          disabled={!dirty && !busy}
          busy={busy}
          busyLabel="Saving..."
          onClick={() => void draft.save()}
        >
          Save
        </Button>
      </header>
      <DraftProblems draft={draft} send="Save" overtaken="Somebody else has saved this template." />
      <div className={styles.part} data-part="training">
        <TrainingEditor
          value={document.training}
          published={base.training}
          onChange={(next) => root.set('training', next)}
          undo={draft.undo}
          redo={draft.redo}
        />
      </div>
      <Conflict draft={draft} />
      <AlertDialog
        open={discarding}
        title="Discard your changes?"
        text="What you have changed is lost. The saved template stays."
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={() => {
          setDiscarding(false);
          draft.discard();
        }}
        onCancel={() => setDiscarding(false)}
      />
    </div>
  );
}

function DraftState(props: { draft: TemplateDraft; template: WholeTemplate }): ReactNode {
  const { draft, template } = props;
  const { dirty, keptAt, unkept } = draft;
  const uses = clientsWords(template.clients ?? 0);
  return (
    <p className={styles.state}>
      {dirty && <Badge tone="amber">Not saved</Badge>}
      <span className="num">
        {dirty && keptAt !== null && `Kept in this browser, ${clockTime(keptAt)}. `}
        {dirty && unkept && 'Not kept. '}
        {uses}
      </span>
    </p>
  );
}

function Conflict({
  draft: { conflict, document, busy, compareLater, resolve },
}: {
  draft: TemplateDraft;
}): ReactNode {
  if (!conflict) return null;
  return (
    <CompareDialog
      key={conflict.theirs.version}
      open
      lead="Somebody else saved this template meanwhile. Choose a version for each part."
      fields={conflict.fields.map(({ path, likely, mine, theirs }) => ({
        name: path,
        label: labelOf(path, asPlan(document)),
        likely,
        mine: inWords(mine, path, asPlan(document)) || '(empty)',
        theirs: inWords(theirs, path, asPlan(conflict.document)) || '(empty)',
      }))}
      confirmLabel="Save these"
      busyLabel="Saving..."
      busy={busy}
      onClose={compareLater}
      onResolve={resolve}
    />
  );
}
