import { PLAN_LIMITS, type TrainingPlan } from '@ironbloom/brand/plan';
import { COLUMNS, columnNames } from '@ironbloom/brand/plan-cells';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMedia } from '#shared/lib/use-media.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Kbd, KeysDialog } from '#shared/ui/keyboard/keys.tsx';
import { addDay, freeWeekday, insertWeek, moveDay, removeDay, removeWeek, setCells } from './commands.ts';
import { DayDialog, ReplaceDialog, WeekDialog } from './plan-dialogs.tsx';
import { useLibrary } from './exercises.ts';
import { keys } from './grid-keys.ts';
import { dayInWords, emptyDay, emptyWeek, full } from './lines.ts';
import type { Unread } from './paste.ts';
import { PhoneDay } from './phone-day.tsx';
import { type ClientFacts, SidePanel } from './side-panel.tsx';
import { ToolMenu } from './tool-menu.tsx';
import styles from './training-editor.module.css';
import { useGrid } from './use-grid.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekStrip } from './week-strip.tsx';

export interface TrainingEditorProps {
  value: TrainingPlan;
  /** As it was published or saved last: cells are compared with it. Null: nothing is published yet. */
  published: TrainingPlan | null;
  /** Each call is one step of undo. */
  onChange: (next: TrainingPlan) => void;
  undo: () => void;
  redo: () => void;
  /** Of the client whose plan it is. */
  client?: ClientFacts;
  /** Its first cell takes the focus: what was pressed before is gone. */
  takesFocus?: boolean;
}

/** A training plan: a week at a time as a grid, on a phone a day at a time. */
export function TrainingEditor(props: TrainingEditorProps): ReactNode {
  const { value, published, onChange, undo, redo, client, takesFocus = false } = props;
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = 'td[tabindex="0"], button[data-first]';
    if (takesFocus) main.current?.querySelector<HTMLElement>(first)?.focus();
  }, [takesFocus]);
  const library = useLibrary();
  const [shown, setShown] = useState(() => (client?.week ?? 1) - 1);
  const at = Math.max(0, Math.min(shown, value.weeks.length - 1));
  const week = value.weeks[at]!;
  const isWide = useMedia('(min-width: 1024px)');
  const hasSide = useMedia('(min-width: 1200px)');
  const [said, setSaid] = useState('');
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [dialog, setDialog] = useState<{ kind: 'keys' | 'replace' | 'week' } | { kind: 'day'; id: string }>();
  /** The plan before an undo or redo: the week that it changes is shown. */
  const [left, setLeft] = useState<TrainingPlan>();
  if (left !== undefined && left !== value) {
    setLeft(undefined);
    const changed = value.weeks.findIndex((one, place) => one !== left.weeks[place]);
    if (changed >= 0) setShown(changed);
  }
  const step = (back: () => void) => () => {
    setLeft(value);
    back();
  };
  const grid = useGrid({
    plan: value,
    onChange,
    undo: step(undo),
    redo: step(redo),
    library,
    week: at,
    goTo: setShown,
    onUnread: setUnread,
    onKeys: () => setDialog({ kind: 'keys' }),
    say: setSaid,
  });
  const { commands, current, selectedRows } = grid;
  const change = grid.change;
  const place = current ? week.days.indexOf(current.day) : 0;
  const close = (): void => grid.act(() => setDialog(undefined));
  const has = selectedRows.length > 0;

  function addEmptyDay(): void {
    if (week.days.length >= PLAN_LIMITS.days) return setSaid(full.week);
    const day = emptyDay(freeWeekday(week));
    change(addDay(week, day));
    setDialog({ kind: 'day', id: day.id });
  }

  const menus = (
    <>
      {isWide && (
        <ToolMenu
          label="Row"
          items={[
            { words: 'New row below', keys: 'Ctrl Enter', act: commands.newRow },
            { words: 'Move up', keys: 'Alt ↑', act: commands.moveUp, disabled: !has },
            { words: 'Move down', keys: 'Alt ↓', act: commands.moveDown, disabled: !has },
            { words: 'Superset, or separate', keys: 'Ctrl G', act: commands.superset, disabled: !has },
            { words: 'Circuit, or separate', keys: 'Ctrl Shift G', act: commands.circuit, disabled: !has },
            { words: 'Warm-up, or not', act: commands.warmUp, disabled: !has },
            { words: 'Fill down', keys: 'Ctrl D', act: commands.fillDown, disabled: selectedRows.length < 2 },
            { words: 'Fill coming weeks', keys: 'Ctrl R', act: commands.fillRight, disabled: !has },
            {
              words: 'Replace the exercise',
              act: () => setDialog({ kind: 'replace' }),
              disabled: !has,
              opens: true,
            },
            { words: 'Clear the cells', keys: 'Del', act: commands.clear, disabled: !has },
            { words: 'Remove', keys: 'Ctrl Del', act: commands.removeRows, disabled: !has },
          ]}
          onAct={grid.act}
        />
      )}
      <ToolMenu
        label="Day"
        items={[
          { words: 'Add a day', act: addEmptyDay, opens: true },
          {
            words: 'Name, weekday, note',
            act: () => current && setDialog({ kind: 'day', id: current.day.id }),
            disabled: !current,
            opens: true,
          },
          { words: 'Copy', keys: 'Ctrl Shift C', act: () => void commands.copyDay(), disabled: !current },
          { words: 'Duplicate', act: () => void commands.duplicateDay(), disabled: !current },
          {
            words: 'Move earlier',
            act: () => current && change(moveDay(week, current.day.id, -1)),
            disabled: place <= 0,
          },
          {
            words: 'Move later',
            act: () => current && change(moveDay(week, current.day.id, 1)),
            disabled: place >= week.days.length - 1,
          },
          {
            words: 'Remove',
            act: () => current && change(removeDay(week, current.day.id)),
            disabled: !current,
          },
        ]}
        onAct={grid.act}
      />
      <ToolMenu
        label="Week"
        items={[
          { words: 'Duplicate with progression', act: () => commands.duplicateWeek(true) },
          { words: 'Duplicate as it is', act: () => commands.duplicateWeek(false) },
          { words: 'Copy', keys: 'Ctrl Alt C', act: commands.copyWeek },
          { words: 'Name and note', act: () => setDialog({ kind: 'week' }), opens: true },
          { words: 'Remove', act: () => onChange(removeWeek(value, at)) },
        ]}
        onAct={grid.act}
      />
    </>
  );

  return (
    <div className={styles.editor} data-side={hasSide || undefined}>
      <div className={styles.main} ref={main}>
        <WeekStrip
          plan={value}
          published={published}
          at={at}
          now={client?.week ?? null}
          onGo={setShown}
          onAdd={() => {
            if (value.weeks.length >= PLAN_LIMITS.weeks) return setSaid(full.plan);
            onChange(insertWeek(value, emptyWeek()));
            setShown(value.weeks.length);
          }}
          menus={menus}
        />
        {isWide ? (
          <>
            {week.days.length === 0 ? (
              <div className={styles.empty}>
                <p>This week has no days.</p>
                <Button size="sm" variant="primary" onClick={addEmptyDay}>
                  Add a day
                </Button>
              </div>
            ) : (
              <WeekGrid
                plan={value}
                at={at}
                published={published}
                grid={grid}
                library={library}
                onEditDay={(id) => setDialog({ kind: 'day', id })}
              />
            )}
            <div className={styles.status}>
              <span className={styles.place}>
                {current
                  ? [
                      dayInWords(current.day, place),
                      current.letter,
                      current.row ? columnNames[COLUMNS[grid.head.column]!] : 'next exercise',
                    ]
                      .filter(Boolean)
                      .join(', ')
                  : ''}
              </span>
              {selectedRows.length * grid.columns.length > 1 && (
                <span className="quiet">{selectedRows.length * grid.columns.length} cells</span>
              )}
              <span role="status" className={styles.said}>
                {said}
              </span>
              <span className={styles.keys}>
                <span>
                  <Kbd>Enter</Kbd> edit
                </span>
                <span>
                  <Kbd>Ctrl</Kbd> <Kbd>D</Kbd> fill down
                </span>
                <span>
                  <Kbd>Alt</Kbd> <Kbd>↑</Kbd> move
                </span>
                <span>
                  <Kbd>Ctrl</Kbd> <Kbd>G</Kbd> superset
                </span>
                <button type="button" onClick={() => setDialog({ kind: 'keys' })}>
                  <Kbd>?</Kbd> all
                </button>
              </span>
              <span className={styles.legend}>
                <i data-mark="rule" /> changed by the rule <i data-mark="typed" /> typed
              </span>
            </div>
          </>
        ) : (
          <>
            <p role="status" className={styles.saidBelow}>
              {said}
            </p>
            <PhoneDay
              plan={value}
              at={at}
              published={published}
              library={library}
              clientId={client?._id}
              onChange={onChange}
              place={Math.max(0, place)}
              onPlace={(next) => {
                const day = week.days[next];
                grid.select({ line: grid.lines.findIndex((line) => line.day === day), column: 0 });
              }}
              onAddDay={addEmptyDay}
              onEditDay={(id) => setDialog({ kind: 'day', id })}
              say={setSaid}
            />
          </>
        )}
      </div>
      {hasSide && (
        <SidePanel
          plan={value}
          published={published}
          week={week}
          row={current?.row}
          library={library}
          client={client}
          onChange={onChange}
          onCells={(cells) => {
            if (!current?.row) return;
            const ofRow = new Map([[current.row.id, cells]]);
            grid.act(() => change(setCells(week, ofRow)));
          }}
        />
      )}
      {dialog?.kind === 'keys' && <KeysDialog keys={keys} onClose={close} />}
      {dialog?.kind === 'replace' && current?.row && (
        <ReplaceDialog
          plan={value}
          at={at}
          row={current.row}
          library={library}
          onChange={onChange}
          onClose={close}
        />
      )}
      {dialog?.kind === 'week' && <WeekDialog plan={value} at={at} onChange={onChange} onClose={close} />}
      {dialog?.kind === 'day' && <DayDialog week={week} id={dialog.id} onChange={change} onClose={close} />}
      {unread.length > 0 && <UnreadDialog unread={unread} onClose={() => grid.act(() => setUnread([]))} />}
    </div>
  );
}

/** What a paste did not understand. */
function UnreadDialog({ unread, onClose }: { unread: readonly Unread[]; onClose: () => void }): ReactNode {
  const lost = unread.filter(({ kept }) => !kept);
  const noted = unread.filter(({ kept }) => kept);
  return (
    <Dialog open title="Not everything was understood" onClose={onClose}>
      {noted.length > 0 && (
        <section className={styles.unread}>
          <h3 className="label">Kept in the note of its row</h3>
          <ul>
            {noted.map(({ where, text }, at) => (
              <li key={at}>
                <b>{where}:</b> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {lost.length > 0 && (
        <section className={styles.unread}>
          <h3 className="label">Not in the plan: please copy it from here</h3>
          <ul>
            {lost.map(({ where, text }, at) => (
              <li key={at}>
                <b>{where}:</b> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
