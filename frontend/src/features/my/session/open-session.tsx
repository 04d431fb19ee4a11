import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Edit } from '@ironbloom/brand/training-log';
import { myPaths } from '#shared/config/my-paths.ts';
import { isRecord } from '#shared/lib/browser-store.ts';
import { memberStore } from '#shared/session/member-store.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Plate } from '../plate.tsx';
import { useMyPath } from '../program.tsx';
import { countOf, nextPlace, orderOf, type Place, restAfter, type SessionSet } from '../training/session.ts';
import { useTraining } from '../training/use-training.tsx';
import { RefusedEdits } from '../training/refused-edits.tsx';
import { StorageNotice } from '../training/storage-notice.tsx';
import { Dock } from './dock.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { RestRing } from './rest-ring.tsx';
import styles from './session.module.css';
import type { SessionProps } from './session-props.ts';
import { clockWords } from './session-words.ts';
import { prepareSound, useRest } from './use-rest.ts';
import { canStayAwake, useWakeLock } from './use-wake-lock.ts';

interface OpenSessionProps extends SessionProps {
  /** Edits of this session that wait. */
  waiting: readonly Edit[];
  onFinished: () => void;
}

/** ms after a tick in which a press is the second one of a double press. */
const DOUBLE_MS = 400;

/** A list of exercises, one of them open, and the set in hand below it. */
export function OpenSession(props: OpenSessionProps): ReactNode {
  const { session, plan, unit, write, waiting, onFinished } = props;
  const { now } = useTraining();
  const [settings, setSettings] = useSettings();
  const rest = useRest(settings.sound);
  useWakeLock(settings.awake);
  /** A set that she took into her hand; otherwise the next one is there. */
  const [taken, setTaken] = useState<string>();
  const [asking, setAsking] = useState(false);
  const order = orderOf(session);
  const { done, sets } = countOf(session);
  const upcoming = nextPlace(session);
  const inHand = order.find(({ set }) => set.of === taken) ?? upcoming;
  const isResting = rest.rest !== undefined && !taken;
  const [said, setSaid] = useState('');
  /** Times of events: when she pressed last, and when she ticked. */
  const pressed = useRef(0);
  const ticked = useRef(-DOUBLE_MS);
  const dock = useRef<HTMLElement>(null);
  const focus = useKeptFocus(
    dock,
    isResting ? 'rest' : inHand ? `${inHand.set.of} ${inHand.set.value.done}` : 'all',
  );

  async function tick(place: Place, value: SessionSet['value']): Promise<void> {
    prepareSound();
    const wasDone = place.set.value.done;
    const seconds = restAfter(session, place);
    const rests = !wasDone && seconds > 0 && (place.row.isWarmUp || done + 1 < sets);
    // At once: the press is the moment.
    ticked.current = pressed.current;
    if (rests) rest.begin(seconds);
    if (!(await write('set', place.set.of, { ...value, done: true }))) {
      if (rests) rest.skip();
      return;
    }
    setTaken(undefined);
    const number = place.row.sets.findIndex(({ of }) => of === place.set.of) + 1;
    const words = `Set ${number} of ${place.row.sets.length} done.`;
    setSaid(rests ? `${words} Rest ${seconds} seconds.` : words);
  }

  async function finish(): Promise<void> {
    rest.skip();
    if (session.finished === null) await write('finished', '', new Date(now()).toISOString());
    onFinished();
  }

  const askToFinish = (): void => {
    if (done < sets && session.finished === null) setAsking(true);
    else void finish();
  };

  return (
    <>
      <Bar {...props} done={done} sets={sets} onFinish={askToFinish} />
      <div className={styles.in}>
        <div className={styles.list}>
          <StorageNotice />
          <RefusedEdits />
          {props.day.note !== '' && <p className={styles.dayNote}>{props.day.note}</p>}
          <ExerciseList
            {...{ session, plan, unit, write, waiting }}
            day={props.day}
            inHand={inHand}
            onTake={(of) => setTaken(of)}
          />
          <fieldset className={styles.settings}>
            <legend className="sr">During the session</legend>
            <Checkbox
              label="Sound and vibration at the end of a rest"
              checked={settings.sound}
              onChange={({ target }) => setSettings({ ...settings, sound: target.checked })}
            />
            {canStayAwake() && (
              <Checkbox
                label="Keep the screen on"
                checked={settings.awake}
                onChange={({ target }) => setSettings({ ...settings, awake: target.checked })}
              />
            )}
          </fieldset>
        </div>
        <p className="sr" role="status">
          {said}
        </p>
        <section
          ref={dock}
          className={styles.dock}
          aria-label={isResting ? 'Rest' : 'Set in hand'}
          {...focus}
          onClickCapture={(event: MouseEvent) => {
            pressed.current = event.timeStamp;
            if (event.timeStamp - ticked.current >= DOUBLE_MS) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {rest.rest && isResting ? (
            <RestRing
              rest={rest.rest}
              next={upcoming}
              unit={unit}
              onAdd={(seconds) => rest.add(seconds)}
              onSkip={() => rest.skip()}
            />
          ) : inHand ? (
            <Dock
              key={`${inHand.set.of} ${inHand.set.value.done} ${inHand.row.exerciseId} ${unit}`}
              place={inHand}
              plan={plan}
              unit={unit}
              session={session}
              onDone={(value) => tick(inHand, value)}
              onOpenAgain={(value) => write('set', inHand.set.of, { ...value, done: false })}
              onPutBack={taken !== undefined && upcoming ? () => setTaken(undefined) : undefined}
            />
          ) : (
            <div className={styles.all}>
              <p>
                <b>{sets === 0 ? 'Nothing is left to do.' : 'Every set is done.'}</b>
              </p>
              <Button variant="primary" size="lg" block iconBefore="check" onClick={askToFinish} data-main>
                Finish session
              </Button>
            </div>
          )}
        </section>
      </div>
      <AlertDialog
        open={asking}
        title={done === 0 ? 'Finish without a set?' : 'Finish the session?'}
        text={`${sets - done} of ${sets} sets are not done. You can still change the session afterwards.`}
        confirmLabel="Finish"
        cancelLabel="Go on"
        tone="plain"
        onConfirm={() => {
          setAsking(false);
          void finish();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Who uses the keyboard in a part of the page stays in it when what it shows changes: at its main button. */
function useKeptFocus(part: RefObject<HTMLElement | null>, shown: string) {
  const isInside = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isInside.current && !part.current?.contains(document.activeElement))
      part.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
  }, [part, shown]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}

interface BarProps extends OpenSessionProps {
  done: number;
  sets: number;
  onFinish: () => void;
}

function Bar({ name, session, done, sets, waiting, onFinish }: BarProps): ReactNode {
  const myPath = useMyPath();
  const { state, now } = useTraining();
  const [shown, setShown] = useState(() => now());
  useEffect(() => {
    const timer = setInterval(() => setShown(now()), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  const held = state.isHeldUp && waiting.length > 0;
  const unsent = new Set(waiting.filter(({ kind }) => kind === 'set').map(({ of }) => of)).size;
  return (
    <div className={styles.bar}>
      <div className={styles.barIn}>
        <ButtonLink
          variant="quiet"
          shape="icon"
          to={myPath(myPaths.today)}
          aria-label="Leave the session. It stays as it is"
          className={styles.leave}
        >
          <Icon name="chevron-left" />
        </ButtonLink>
        <Plate
          done={done}
          parts={Math.max(1, sets)}
          label={`${done} of ${sets} sets done`}
          size="2.75rem"
          stroke={11}
        />
        <div className={styles.title}>
          <h1>{name}</h1>
          <p className="num">
            {done} of {sets} sets
            {session.started !== null && ` · ${clockWords(shown - Date.parse(session.started))}`}
          </p>
        </div>
        <Button size="sm" onClick={onFinish}>
          {session.finished === null ? 'Finish' : 'Done'}
        </Button>
      </div>
      <div role="status">
        {held && (
          <p className={styles.held}>
            <Icon name="offline" />
            <span>
              <b>
                {unsent === 0
                  ? 'Changes wait to be sent.'
                  : `Waiting to be sent: ${unsent} ${unsent === 1 ? 'set' : 'sets'}.`}
              </b>{' '}
              Go on, they are safe on this device.
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

interface Settings {
  sound: boolean;
  awake: boolean;
}

/** Kept for this account in this browser. */
function useSettings(): [Settings, (next: Settings) => void] {
  const [settings, setSettings] = useState((): Settings => {
    const kept = memberStore('training-settings').read();
    return {
      sound: !isRecord(kept) || kept['sound'] !== false,
      awake: isRecord(kept) && kept['awake'] === true,
    };
  });
  return [
    settings,
    (next) => {
      memberStore('training-settings').write(next);
      setSettings(next);
    },
  ];
}
