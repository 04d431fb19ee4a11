import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useMedia } from '../lib/use-media.ts';
import styles from './chart.module.css';

/** So many rows are as high as the drawing and stand beside it on a wide screen. */
const BESIDE = 8;

interface ChartProps {
  title: string;
  /** What the drawing shows, in one sentence. */
  sentence: string;
  /** The same figures as a table; the first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What chooses what is drawn. */
  tools?: ReactNode;
  /** The drawing. @param sentenceId what it is labelled by */
  children: (sentenceId: string) => ReactNode;
}

/** A drawing with its sentence, and its numbers in a table. */
export function Chart({ title, sentence, columns, rows, tools, children }: ChartProps): ReactNode {
  const id = useId();
  const beside = useMedia('(min-width: 1024px)') && rows.length <= BESIDE;
  const [named, ...others] = columns;
  return (
    <section className={styles.chart} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className="d3" id={`${id}-title`}>
          {title}
        </h2>
        <p className="small muted num" id={`${id}-sentence`}>
          {sentence}
        </p>
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      <div>{children(`${id}-sentence`)}</div>
      <details className={clsx(styles.numbers, beside && styles.beside)} key={String(beside)} open={beside}>
        <summary>Show the numbers</summary>
        <table>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{named}</th>
              {others.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, ...cells]) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {cells.map((cell, at) => (
                  <td key={others[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
