import type { ReactNode } from 'react';
import { formatTotal, type Noun, nounOf } from '../../india/count.ts';

interface ListNewsProps {
  list: {
    rows: readonly unknown[] | undefined;
    total: number;
    more: boolean;
    problem: string | undefined;
    waiting: boolean;
  };
  noun: Noun;
}

/** Tells those who do not see the list how many there are, each time others have come. */
export function ListNews({ list, noun }: ListNewsProps): ReactNode {
  const { rows, total, more, problem, waiting } = list;
  const amount = total === 0 ? 'No' : formatTotal(total, more);
  return (
    <p className="sr" role="status">
      {rows && !waiting && problem === undefined && `${amount} ${nounOf(total, noun)}`}
    </p>
  );
}
