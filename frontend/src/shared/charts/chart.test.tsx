import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { Chart } from './chart.tsx';
import { LineChart } from './line-chart.tsx';

const media = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
beforeEach(() => vi.stubGlobal('matchMedia', () => media));

test('a drawing is named by its sentence, and its numbers stand in a table', () => {
  const points = [
    { on: '2026-11-01', value: 71 },
    { on: '2026-11-08', value: 70.5 },
  ];
  render(
    <Chart
      title="Weight"
      sentence="From 71 kg to 70.5 kg."
      columns={['Week', 'Weight', 'Change']}
      rows={[
        ['1', '71 kg', ''],
        ['2', '70.5 kg', '−0.5'],
      ]}
    >
      {(sentence) => <LineChart points={points} labelledBy={sentence} />}
    </Chart>,
  );
  expect(screen.getByRole('img', { name: 'From 71 kg to 70.5 kg.' })).toBeDefined();
  expect(screen.getByRole('table', { name: 'Weight' })).toBeDefined();
  expect(screen.getByRole('row', { name: '2 70.5 kg −0.5' })).toBeDefined();
});

test('of many bars some have words, the newest among them', () => {
  const bars = Array.from({ length: 52 }, (_, at) => ({ label: `wk ${at + 1}`, value: 3 }));
  const { container } = render(<BarChart bars={bars} most={5} labelledBy="sentence" />);
  expect(container.querySelectorAll('rect')).toHaveLength(52);
  expect(screen.getByText('wk 52')).toBeDefined();
  expect(screen.queryByText('wk 51')).toBeNull();
});
