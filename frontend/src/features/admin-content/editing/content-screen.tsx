import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import type { KindName, Status } from '../content.ts';
import { ContentCompare } from '../conflicts/content-compare.tsx';
import styles from './content-screen.module.css';
import { clockTime, fullDayAndTime } from '#shared/india/dates.ts';
import { useLeaveGuard } from '#shared/lib/use-leave-guard.ts';
import { SendingProgress } from './sending-progress.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import type { Screen } from './use-screen.ts';

interface ContentScreenProps<Name extends KindName> {
  screen: Screen<Name>;
  /** Further things to do, beside saving. */
  actions?: ReactNode;
  /** What cannot be taken back, under the side column. */
  danger?: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

const saveLabels: Record<Status, string> = {
  draft: 'Save draft',
  published: 'Publish',
  scheduled: 'Schedule',
};

/** The frame of every edit screen: heading, saving, unsaved work, two editors, leaving. */
export function ContentScreen<Name extends KindName>(props: ContentScreenProps<Name>): ReactNode {
  const { actions, danger, main, side } = props;
  const { form, leaving } = props.screen;
  const { kind, view, busy, phase, failure, question, conflict, dirty, draft } = form;
  const status = form.values['status'] as Status;
  const keepsStatus = view?.status === status;
  const saveLabel = keepsStatus ? 'Save changes' : saveLabels[status];
  /** The conflict that was looked at and put aside. */
  const [aside, setAside] = useState<typeof conflict>(null);

  const unsaved = useRef(dirty);
  useEffect(() => {
    unsaved.current = dirty;
  }, [dirty]);
  const mayNotLeave = useCallback(() => unsaved.current && !leaving.current, [leaving]);
  const guard = useLeaveGuard(mayNotLeave);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <AdminPage
      title={view ? kind.words.edit : kind.words.create}
      back={<BackLink to={kind.listPath}>{kind.words.all}</BackLink>}
      actions={
        <>
          <p className={`small quiet num ${styles.state}`} role="status">
            {stateOf(dirty, draft.keptAt)}
          </p>
          {actions}
        </>
      }
    >
      <div className={styles.notices}>
        <SendingProgress phase={phase} />
        {/* Its toast has told it aloud. */}
        {failure && <Notice tone="red">{failure}</Notice>}
        {draft.offer && (
          <Notice
            tone="amber"
            role="status"
            action={
              <span className={styles.answers}>
                <Button size="sm" onClick={draft.restore}>
                  Restore
                </Button>
                <Button size="sm" variant="quiet" onClick={draft.discard}>
                  Discard
                </Button>
              </span>
            }
          >
            <b>{`You have unsaved work from ${fullDayAndTime(draft.offer.keptAt)}.`}</b> The draft is kept in
            this browser, without pictures.
          </Notice>
        )}
        {conflict && (
          <Notice
            tone="amber"
            role="alert"
            icon="alert"
            action={
              <Button size="sm" onClick={() => setAside(null)}>
                Compare
              </Button>
            }
          >
            <b>{`Someone else saved this at ${clockTime(conflict.theirs.updatedAt)}.`}</b> Your text is safe
            here.
          </Notice>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.side}>
          {side}
          {danger}
        </div>
      </div>
      {failure && (
        <div className={styles.again}>
          <Notice tone="red">{failure}</Notice>
        </div>
      )}
      <StickyBar>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Saving..."
          disabled={keepsStatus && !dirty}
          onClick={() => void form.save()}
        >
          {saveLabel}
        </Button>
        <SendingProgress phase={phase} />
      </StickyBar>
      {conflict && (
        <ContentCompare
          open={aside !== conflict}
          kind={kind}
          conflict={conflict}
          busy={busy}
          onClose={() => setAside(conflict)}
          onResolve={(choices) => void form.resolve(choices)}
        />
      )}
      {question?.fields && <QuestionDialog form={form} question={question} fields={question.fields} />}
      {question && !question.fields && (
        <AlertDialog
          open
          {...question}
          tone="plain"
          onConfirm={() => form.answer(true)}
          onCancel={() => form.answer(false)}
        />
      )}
      <AlertDialog
        open={guard.asking}
        title="Leave without saving?"
        text="Your text is kept in this browser and offered when you come back. Pictures are not kept."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </AdminPage>
  );
}

function stateOf(dirty: boolean, keptAt: number | null): string {
  if (!dirty) return '';
  return keptAt === null ? 'Not saved yet' : `Kept in this browser ${clockTime(keptAt)}`;
}
