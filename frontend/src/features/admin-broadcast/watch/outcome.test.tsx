import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Broadcast } from '../broadcast.ts';
import { Outcome } from './outcome.tsx';

const broadcastWith = (sent: number, failed: number) =>
  ({ total: 40, status: 'running', counts: { sent, failed }, pauseReason: null }) as unknown as Broadcast;

/** Simulates a translating browser, which wraps each text node in an element. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts as Text[]) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

test('updates the progress on a translated page', () => {
  const { container, rerender } = render(<Outcome broadcast={broadcastWith(3, 0)} about="From us" />);
  expect(container.textContent).toContain('3 of 40 sent');
  translate(container);
  rerender(<Outcome broadcast={broadcastWith(17, 2)} about="From us" />);
  expect(container.textContent).toContain('17 of 40 sent');
  expect(container.textContent).not.toContain('3 of 40');
});
