import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Row, type Space, Stack } from './flow.tsx';
import styles from './flow.module.css';

const spaces: readonly Space[] = ['1', '1h', '2', '2h', '3', '3h', '4', '4h', '5', '6', '7', '8', 'grid'];

it.each(spaces)('has a class for the gap %s', (gap) => {
  const classes = Object.values(styles).map(String);
  const [, found = ''] = /class="([^"]+)"/.exec(renderToStaticMarkup(<Stack gap={gap} />)) ?? [];
  expect(found.split(' ')).toHaveLength(2);
  for (const name of found.split(' ')) expect(classes).toContain(name);
});

it('has classes for how a row aligns and spreads its items', () => {
  const row = renderToStaticMarkup(<Row gap="2" align="baseline" justify="between" nowrap />);
  expect(/class="([^"]+)"/.exec(row)![1]!.split(' ')).toHaveLength(5);
});
