import { Stack } from '#shared/ui/layout/flow.tsx';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type Compared, CompareDialog } from '#shared/document/compare-dialog.tsx';
import type { Difference } from '#shared/document/document.ts';
import { bindAt, LineField } from '#shared/document/fields.tsx';
import { clockTime, fullDayAndTime } from '#shared/india/dates.ts';
import { useLeaveGuard } from '#shared/lib/use-leave-guard.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import type { KindName, Status } from '../content.ts';
import type { ContentForm, ContentKind, Question } from './kind.ts';
import { shownText } from '../kinds/article/article-html.ts';
import styles from './content-screen.module.css';
import { SendingProgress } from './sending-progress.tsx';
import type { ContentEditing } from './use-content.ts';

interface ContentScreenProps<Name extends KindName, Form extends ContentForm> {
  screen: ContentEditing<Name, Form>;
  /** Further actions beside saving. */
  actions?: ReactNode;
  /** Irreversible actions, below the side column. */
  danger?: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

const saveLabels: Record<Status, string> = {
  draft: 'Save draft',
  published: 'Publish',
  scheduled: 'Schedule',
};

/** Frame of every edit screen: heading, save button, draft, conflict, leave guard. */
export function ContentScreen<Name extends KindName, Form extends ContentForm>(
  props: ContentScreenProps<Name, Form>,
): ReactNode {
  const { actions, danger, main, side } = props;
  const { kind, view, editing, phase, question, leaving, save, restore } = props.screen;
  const { document: form, base, busy, problem, conflict, dirty, keptAt, offer } = editing;
  const keepsStatus = view !== null && base.status === form.status;
  const saveLabel = keepsStatus ? 'Save changes' : saveLabels[form.status];
  /** The conflict whose dialog was dismissed. */
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
    save();
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
            {stateOf(dirty, keptAt)}
          </p>
          {actions}
        </>
      }
    >
      <div className={styles.notices}>
        <SendingProgress phase={phase} />
        {/* Announced by the toast. */}
        {problem && <Notice tone="red">{problem}</Notice>}
        {offer && (
          <Notice
            tone="amber"
            role="status"
            action={
              <span className={styles.answers}>
                <Button size="sm" onClick={restore}>
                  Restore
                </Button>
                <Button size="sm" variant="quiet" onClick={editing.decline}>
                  Discard
                </Button>
              </span>
            }
          >
            <b>{`You have unsaved work from ${fullDayAndTime(offer.keptAt)}.`}</b> The draft is kept in this
            browser, without pictures.
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
      {problem && (
        <div className={styles.again}>
          <Notice tone="red">{problem}</Notice>
        </div>
      )}
      <StickyBar>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Saving..."
          disabled={keepsStatus && !dirty}
          onClick={save}
        >
          {saveLabel}
        </Button>
        <SendingProgress phase={phase} />
      </StickyBar>
      {conflict && (
        <CompareDialog
          key={conflict.theirs.version}
          open={aside !== conflict}
          lead={`Someone else saved this on ${fullDayAndTime(conflict.theirs.updatedAt)}. Choose a version for each field.`}
          fields={conflict.fields.map((field) => comparedIn(kind, field))}
          confirmLabel="Save these"
          busyLabel="Saving..."
          busy={busy}
          onClose={() => setAside(conflict)}
          onResolve={editing.resolve}
        />
      )}
      {question && <QuestionDialog screen={props.screen} question={question} />}
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

/** A difference, for the comparison dialog. */
function comparedIn(
  { labels, pictures }: Pick<ContentKind, 'labels' | 'pictures'>,
  { path, likely, mine, theirs }: Difference,
): Compared {
  const picture = pictures.find(({ file }) => file === path);
  const inWords = (value: unknown): string =>
    (path === 'content' ? shownText(String(value)) : String(value ?? '')) || '(empty)';
  return {
    name: path,
    label: picture?.label ?? labels[path] ?? path,
    likely,
    mine: picture ? 'Your picture' : inWords(mine),
    theirs: picture ? (
      <img className={styles.picture} src={String(theirs)} alt="Saved version" />
    ) : (
      inWords(theirs)
    ),
  };
}

interface QuestionDialogProps<Name extends KindName, Form extends ContentForm> {
  screen: ContentEditing<Name, Form>;
  question: Question;
}

/** A question before saving, with form fields. */
function QuestionDialog<Name extends KindName, Form extends ContentForm>(
  props: QuestionDialogProps<Name, Form>,
): ReactNode {
  const { title, text, confirmLabel, fields } = props.question;
  const { form, answer } = props.screen;
  const first = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      title={title}
      size="sm"
      confirmLabel={confirmLabel}
      variant="primary"
      gap="5"
      initialFocus={first}
      form={{
        onSubmit: (event: FormEvent) => {
          event.preventDefault();
          answer(true);
        },
      }}
      onClose={() => answer(false)}
    >
      <p className="muted">{text}</p>
      {fields.map(({ name, ...field }, place) => (
        <LineField key={name} {...field} of={bindAt(form, name)} ref={place === 0 ? first : undefined} />
      ))}
    </FormDialog>
  );
}

/** Fields under one heading. */
export function Group({ legend, children }: { legend: string; children: ReactNode }): ReactNode {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Stack gap="5">{children}</Stack>
    </fieldset>
  );
}

/** Two short fields side by side. */
export function Pair({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>;
}
