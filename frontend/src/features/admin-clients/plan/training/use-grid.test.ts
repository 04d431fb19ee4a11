import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { libraryOf } from './exercises.ts';
import { emptyPlan, emptyRow, single, withPlaced } from './lines.ts';
import { useGrid } from './use-grid.ts';

function aGrid() {
  const plan = emptyPlan();
  const week = plan.weeks[0]!;
  const day = withPlaced(week.days[0]!, [single({ ...emptyRow(), name: 'Squat', note: 'Slow' })]);
  const say = vi.fn();
  const onChange = vi.fn();
  const { result } = renderHook(() =>
    useGrid({
      plan: { ...plan, weeks: [{ ...week, days: [day] }] },
      onChange,
      undo: vi.fn(),
      redo: vi.fn(),
      library: libraryOf([]),
      week: 0,
      goTo: vi.fn(),
      onUnread: vi.fn(),
      onKeys: vi.fn(),
      say,
    }),
  );
  return { result, say, onChange };
}

it('opens the editor for an input method', () => {
  const { result } = aGrid();
  const event = { key: 'Process', nativeEvent: { isComposing: false } } as unknown as KeyboardEvent;
  act(() => result.current.events.onKeyDown(event));
  expect(result.current.editing).toMatchObject({ over: '' });
});

it('says what is lost when a cell is left whose text is not understood', () => {
  const { result, say, onChange } = aGrid();
  act(() => result.current.select({ line: 0, column: 3 }));
  let problem: string | undefined;
  act(() => {
    problem = result.current.commit('heavy', undefined, 'stay');
  });
  expect(problem).toContain('Load: “heavy” cannot be read.');
  expect(say).toHaveBeenCalledWith(`Not in the plan. ${problem}`);
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps what a column has no form for in the note of the row', () => {
  const { result, onChange } = aGrid();
  act(() => result.current.select({ line: 0, column: 2 }));
  act(() => void result.current.commit('8+', undefined, 'down'));
  const [[next]] = onChange.mock.calls as never as [[ReturnType<typeof emptyPlan>]];
  expect(next.weeks[0]!.days[0]!.blocks[0]!.rows[0]).toMatchObject({ amount: { from: 8 }, note: 'Slow. 8+' });
});
