import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button shows its busy label, keeps the focus and ignores clicks', () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(
    <Button busyLabel="Sending..." onClick={onClick}>
      Send
    </Button>,
  );
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(
    <Button busy busyLabel="Sending..." onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy submit button does not submit again', () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit" busy busyLabel="Sending...">
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
