import { shippedExercises } from '@ironbloom/brand/library';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CellEditor, problemOf } from './cell-editor.tsx';
import type { Exercise } from './exercises.ts';

const exercises = shippedExercises.map((one) => ({ ...one, _id: one.id })) as unknown as Exercise[];

function typed(text: string, column: 'name' | 'load' = 'name') {
  const onCommit = vi.fn((said: string) => (said === 'heavy' ? problemOf('load', said) : undefined));
  const { unmount } = render(
    <CellEditor
      column={column}
      label="Exercise"
      text={text[0]!}
      stored=""
      isTypedOver
      exercises={exercises}
      onCommit={onCommit}
      onCancel={vi.fn()}
    />,
  );
  const input = screen.getByLabelText('Exercise');
  fireEvent.change(input, { target: { value: text } });
  return { input, onCommit, unmount };
}

it.each([
  ['back sq', 'Back squat'],
  ['pullup', 'Pull-up'],
  ['Row 3x10', undefined],
  ['Lunge 3x10', undefined],
  ['sqaut', undefined],
  ['rdl', undefined],
])('Enter after “%s” takes %s of the suggestions', (text, name) => {
  const { input, onCommit, unmount } = typed(text);
  expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onCommit).toHaveBeenCalledWith(
    text,
    name === undefined ? undefined : expect.objectContaining({ name }),
    'down',
  );
  unmount();
});

it('takes a suggestion of a quick line by the arrows, and none when the cell is left', () => {
  const first = typed('Row 3x10');
  fireEvent.keyDown(first.input, { key: 'ArrowDown' });
  fireEvent.keyDown(first.input, { key: 'Enter' });
  expect(first.onCommit).toHaveBeenCalledWith('Row 3x10', expect.anything(), 'down');
  first.unmount();
  const second = typed('back sq');
  fireEvent.blur(second.input);
  expect(second.onCommit).toHaveBeenCalledWith('back sq', undefined, 'stay');
  second.unmount();
});

it('stays open with a text that is not understood', () => {
  const { input, unmount } = typed('heavy', 'load');
  fireEvent.blur(input);
  expect(input).toHaveProperty('value', 'heavy');
  expect(screen.getByRole('alert').textContent).toContain('Load: “heavy” cannot be read.');
  unmount();
});
