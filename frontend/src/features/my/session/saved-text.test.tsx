import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SavedText } from './saved-text.tsx';

test('text is stored once, as the server stores it: trimmed', () => {
  const onText = vi.fn(async () => undefined);
  const props = { label: 'Note', most: 600, isUnsent: false, onText };
  const { rerender, unmount } = render(<SavedText {...props} text="" />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  fireEvent.change(field, { target: { value: 'A bit stiff ' } });
  expect(screen.getByRole('status').textContent).toBe('Saving...');
  fireEvent.blur(field);
  rerender(<SavedText {...props} text="A bit stiff" />);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(field.value).toBe('A bit stiff ');
  fireEvent.blur(field);
  unmount();
  expect(onText.mock.calls).toEqual([['A bit stiff']]);
});
