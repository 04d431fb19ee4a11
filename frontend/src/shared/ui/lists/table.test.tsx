import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Table } from './table.tsx';

function Asha({ onPress }: { onPress: () => void }) {
  return (
    <a href="#p1" onClick={onPress}>
      Asha
    </a>
  );
}

test('a click on a row follows its link, a click on another control does not', () => {
  const [opened, other] = [vi.fn(), vi.fn()];
  render(
    <Table
      pressable
      caption="Payments"
      rows={[{ id: 'p1' }]}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', header: 'Name', cell: () => <Asha onPress={opened} /> },
        { id: 'amount', header: 'Amount', cell: () => '₹15,000' },
        { id: 'act', header: 'Act', cell: () => <button onClick={other}>Delete</button> },
      ]}
    />,
  );
  fireEvent.click(screen.getByText('₹15,000'));
  expect(opened).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(other).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('link', { name: 'Asha' }));
  expect(opened).toHaveBeenCalledTimes(2);
});
