import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MoveButtons } from './move-buttons.tsx';

function List(): ReactNode {
  const [items, setItems] = useState(['A', 'B']);
  return items.map((item, place) => (
    <MoveButtons
      key={item}
      itemName={item}
      first={place === 0}
      last={place === items.length - 1}
      busy={false}
      className="moves"
      onMove={() => setItems(items.toReversed())}
      onRemove={() => undefined}
    />
  ));
}

test('an item moved to the end of its list keeps the focus, on the opposite button', () => {
  render(<List />);
  const down = screen.getByRole('button', { name: 'Move A down' });
  down.focus();
  fireEvent.click(down);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move A up' }));
});
