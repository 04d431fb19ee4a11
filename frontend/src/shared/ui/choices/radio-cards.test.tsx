import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 3, title: '3 months', side: '₹15,000' },
  { value: 6, title: '6 months', side: '₹27,000' },
  { value: 12, title: '12 months', disabled: true },
];

test('renders radios in a named group and reports the chosen value', () => {
  const onChange = vi.fn<(value: number) => void>();
  render(<RadioCards legend="For how long?" name="months" value={3} onChange={onChange} options={options} />);
  const group = screen.getByRole('group', { name: 'For how long?' });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.checked)).toEqual([true, false, false]);
  expect(radios.map((radio) => radio.name)).toEqual(['months', 'months', 'months']);
  expect(radios[2]?.disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /6 months/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(6);
});
