import { shippedExercises } from '@ironbloom/brand/library';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Exercise, libraryOf } from './exercises.ts';
import { emptyPlan, emptyRow, single, withPlaced } from './lines.ts';
import { ReplaceDialog } from './plan-dialogs.tsx';

const library = libraryOf(
  shippedExercises.map((one) => ({
    ...one,
    _id: one.id,
    hidden: false,
    mergedInto: null,
  })) as never as Exercise[],
);

function replaceBy(text: string) {
  const row = { ...emptyRow(), name: 'Back squat', exerciseId: 'back-squat' };
  const plan = emptyPlan();
  const [week] = plan.weeks;
  const days = [withPlaced(week!.days[0]!, [single(row)])];
  const onChange = vi.fn();
  const { unmount } = render(
    <ReplaceDialog
      plan={{ ...plan, weeks: [{ ...week!, days }] }}
      at={0}
      row={row}
      library={library}
      onChange={onChange}
      onClose={vi.fn()}
    />,
  );
  const input = screen.getByLabelText('With');
  fireEvent.change(input, { target: { value: text } });
  const enter = (): boolean => fireEvent.submit(input.closest('form')!);
  const replaced = () => onChange.mock.calls[0]?.[0].weeks[0].days[0].blocks[0].rows[0];
  return { enter, replaced, unmount };
}

it('takes the first suggestion that begins with the text', () => {
  const { enter, replaced, unmount } = replaceBy('front sq');
  enter();
  expect(replaced()).toMatchObject({ name: 'Front squat', exerciseId: 'front-squat' });
  unmount();
});

it('asks before it takes a name that is not in the library', () => {
  const { enter, replaced, unmount } = replaceBy('Her own squat');
  enter();
  expect(replaced()).toBeUndefined();
  expect(screen.getByText(/“Her own squat” is not in the library/)).toBeDefined();
  enter();
  expect(replaced()).toMatchObject({ name: 'Her own squat', exerciseId: null });
  unmount();
});
