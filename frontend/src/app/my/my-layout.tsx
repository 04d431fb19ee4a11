import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId } from 'react';
import { Outlet, useLocation, useMatches, useSearchParams } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { useOwnPrograms, type Program } from '#features/my/api.ts';
import { MyNav } from '#features/my/my-nav.tsx';
import { NoProgram } from '#features/my/no-program.tsx';
import { programName } from '#features/my/program-words.ts';
import { chosenProgram, PROGRAM, ProgramProvider } from '#features/my/program.tsx';
import { TrainingProvider } from '#features/my/training/use-training.tsx';
import { paths } from '#shared/config/paths.ts';
import { myPaths } from '#shared/config/my-paths.ts';
import { messageOf } from '#shared/api/errors.ts';
import { useSite } from '#shared/config/site.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { mainId } from '../shell/site-layout.tsx';
import { MyFrame, MyWaiting } from './my-frame.tsx';
import styles from './my-layout.module.css';

/** From the first visit on, the area opens without a connection. A browser without workers goes on without. */
function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/my-worker.js', { scope: paths.my }).catch(() => undefined);
}

/** What has an end, and no tabs to wander off by. */
const tasks: Readonly<Record<string, 'ink' | 'paper'>> = {
  [myPaths.intake]: 'paper',
  [myPaths.session]: 'ink',
};

/** The frame of all screens of the area: tabs on a phone, a rail from 1024 px on. The guard has checked access. */
export function MyLayout(): ReactNode {
  const { data, error, mutate } = useOwnPrograms();
  useEffect(registerWorker, []);
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (!data) {
    return error ? (
      <MyFrame>
        <h1 className="sr">My coaching</h1>
        <LoadError message={messageOf(error)} onRetry={() => void mutate()} />
      </MyFrame>
    ) : (
      <MyWaiting />
    );
  }
  const program = chosenProgram(data.items, query.get(PROGRAM));
  if (!program) {
    return (
      <MyFrame>
        <NoProgram />
      </MyFrame>
    );
  }
  const task = tasks[pathname];
  return (
    <ProgramProvider programs={data.items} program={program}>
      <TrainingProvider>
        {task ? (
          <main id={mainId} tabIndex={-1} className={styles.task} data-surface={task}>
            <Outlet />
          </main>
        ) : (
          <WithTabs programs={data.items} program={program} />
        )}
      </TrainingProvider>
    </ProgramProvider>
  );
}

function WithTabs({ programs, program }: { programs: readonly Program[]; program: Program }): ReactNode {
  const { year } = useSite();
  const { pathname } = useLocation();
  // The composer is the thread's foot.
  const isThread = pathname === myPaths.messages;
  const isMissing = useMatches().some(({ handle }) => (handle as { missing?: true } | undefined)?.missing);
  return (
    <>
      <div className={clsx(styles.area, isThread && styles.bare)} data-surface="paper">
        <MyNav />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {programs.length > 1 && <ProgramChooser programs={programs} program={program} />}
          {isMissing ? <NotFound /> : <Outlet />}
        </main>
      </div>
      {!isThread && (
        <footer className={styles.foot} data-surface="ink" data-screen-only>
          <span>{`© ${year} ${business().name}. Results vary from person to person.`}</span>
          <span>No medical advice. Times are Asia/Kolkata.</span>
        </footer>
      )}
    </>
  );
}

function NotFound(): ReactNode {
  return (
    <div className={styles.room}>
      <title>{`Page not found | ${business().name}`}</title>
      <h1 className="sr">Page not found</h1>
      <EmptyState
        title="Page not found"
        text="There is no page at this address."
        action={<ButtonLink to={myPaths.today}>Today</ButtonLink>}
      />
    </div>
  );
}

function ProgramChooser({
  programs,
  program,
}: {
  programs: readonly Program[];
  program: Program;
}): ReactNode {
  const [query, setQuery] = useSearchParams();
  const id = useId();
  return (
    <div className={styles.chooser} data-screen-only>
      <label className="label" htmlFor={id}>
        Program
      </label>
      <Select
        id={id}
        value={program._id}
        options={programs.map((one) => ({ value: one._id, label: programName(one) }))}
        onChange={({ target }) =>
          setQuery(new URLSearchParams({ ...Object.fromEntries(query), [PROGRAM]: target.value }))
        }
      />
    </div>
  );
}
