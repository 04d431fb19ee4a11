// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { rowsOf, rowsOfDay, type TrainingPlan } from '@ironbloom/brand/plan';
import { COLUMNS, show } from '@ironbloom/brand/plan-cells';
import { describe, expect, it, test } from 'vitest';
import { emptyPlan, emptyRow, linesOf, rowInWords, single, withPlaced } from './lines.ts';
import { pasteTable, tableOfDay, tableOfWeek } from './paste.ts';
import { htmlOf, readTable, readTsv, tsvOf } from '#shared/lib/text-table.ts';

const clipboard = (name: string): string => readFileSync(`${process.cwd()}/test/clipboards/${name}`, 'utf8');
const find = (name: string) =>
  name.toLowerCase() === 'back squat' ? { id: 'back-squat', name: 'Back squat' } : undefined;
const start = { week: 0, line: 0, column: 0 };

describe('a table', () => {
  it('is read from quoted texts with tabs, lines and quotes', () => {
    expect(readTsv('a\t"b\n""c"""\r\nd\t')).toEqual([
      ['a', 'b\n"c"'],
      ['d', ''],
    ]);
  });

  it('is written as it is read', () => {
    const table = [
      ['a "b"', 'c\td'],
      ['', '<e> & f'],
    ];
    expect(readTsv(tsvOf(table))).toEqual(table);
    expect(readTable(htmlOf(table), '')).toEqual([
      ['a "b"', 'c d'],
      ['', '<e> & f'],
    ]);
  });

  it('keeps the place of cells beside merged ones, and drops what is empty at the end', () => {
    const html =
      '<table><tr><td rowspan=2>A</td><td colspan=2>B</td><td>C</td></tr><tr><td>D</td></tr><tr><td></td></tr></table>';
    expect(readTable(html, '')).toEqual([
      ['A', 'B', '', 'C'],
      ['', 'D', '', ''],
    ]);
  });
});

describe.each(['sheets', 'excel'])('200 rows of %s', (program) => {
  test.each([
    ['TSV', '', clipboard(`${program}.tsv`)],
    ['HTML', clipboard(`${program}.html`), ''],
  ])('are read from %s, and nothing is lost', (_kind, html, text) => {
    const { plan, rows, unread } = pasteTable(emptyPlan(), start, readTable(html, text), find);
    expect(rows).toBe(200);
    expect(rowsOf(plan)).toHaveLength(200);
    expect(plan.weeks.map(({ days }) => days.map(({ weekday, name }) => `${weekday} ${name}`))).toEqual(
      Array.from({ length: 4 }, () => ['0 Lower A', '1 Upper A', '3 Lower B', '4 Upper B', '5 Engine']),
    );
    const [squat, deadlift, press] = rowsOfDay(plan.weeks[0]!.days[0]!);
    expect(squat).toMatchObject({ exerciseId: 'back-squat', name: 'Back squat' });
    expect(rowInWords(squat!)).toBe(
      '4 × 5, 55 kg, RPE 8, 3-1-1-0, rest 2:30, each week +2.5 kg, Side view video of set 3',
    );
    expect(show('amount', deadlift!)).toBe('6-8');
    expect(show('load', press!)).toBe('12.5 kg');
    expect(
      linesOf(plan.weeks[0]!)
        .slice(0, 5)
        .map(({ letter }) => letter),
    ).toEqual(['A', 'B1', 'B2', 'C1', 'C2']);
    // The same row in every week.
    expect(new Set(plan.weeks.map(({ days }) => rowsOfDay(days[0]!)[0]!.id)).size).toBe(1);
    expect(unread).toEqual([
      { where: 'Pull-up, Reps', text: 'AMRAP', kept: true },
      { where: 'Back squat, Load', text: 'heavy', kept: true },
    ]);
    expect(rowsOfDay(plan.weeks[1]!.days[3]!)[1]!.note).toBe(
      'Stop when the back wants to round. Reps: AMRAP',
    );
  });
});

function planWith(...names: string[]): TrainingPlan {
  const plan = emptyPlan();
  const [week] = plan.weeks;
  const rows = names.map((name) => single({ ...emptyRow(), name }));
  return { ...plan, weeks: [{ ...week!, days: [withPlaced(week!.days[0]!, rows)] }] };
}
const texts = (plan: TrainingPlan): string[][] =>
  rowsOf(plan).map((row) => COLUMNS.slice(0, 4).map((column) => show(column, row)));

describe('a rectangle', () => {
  it('replaces cells from the place on, and adds the rows beyond the day', () => {
    const table = [
      ['3', '8'],
      ['4', '10'],
    ];
    const { plan } = pasteTable(planWith('Squat', 'Row'), { ...start, line: 1, column: 1 }, table, find);
    expect(texts(plan)).toEqual([
      ['Squat', '', '', ''],
      ['Row', '3', '8', ''],
      ['', '4', '10', ''],
    ]);
  });

  it('names its columns by a row of headings, in any order', () => {
    const table = [
      ['Weight (kg)', 'Exercise', 'RIR', 'Mood'],
      ['60', 'Back squat', '2', 'good'],
    ];
    const { plan, unread } = pasteTable(planWith(), start, table, find);
    expect(rowsOf(plan)).toMatchObject([
      { exerciseId: 'back-squat', load: { kind: 'kg', value: 60 }, effort: { kind: 'rir', value: 2 } },
    ]);
    expect(rowsOf(plan)[0]!.note).toBe('Mood: good');
    expect(unread).toEqual([{ where: 'Back squat, Mood', text: 'good', kept: true }]);
  });

  it('reads lines of text as quick lines', () => {
    const table = readTable('', 'Back squat 4x6-8 @RPE8 r150\nSun salutation\n');
    expect(texts(pasteTable(planWith(), start, table, find).plan)).toEqual([
      ['Back squat', '4', '6-8', ''],
      ['Sun salutation', '', '', ''],
    ]);
  });

  it('names the rows for which a day has no room', () => {
    const table = Array.from({ length: 35 }, (_, at) => [`Exercise ${at + 1}`, '3']);
    const { plan, rows, unread } = pasteTable(planWith(), start, table, find);
    expect([rows, rowsOf(plan).length, unread.length]).toEqual([30, 30, 5]);
    expect(unread[0]).toEqual({ where: 'A day has no more room', text: 'Exercise 31, 3', kept: false });
  });
});

it('pastes a copied day and week again', () => {
  const { plan } = pasteTable(emptyPlan(), start, readTable('', clipboard('sheets.tsv')), find);
  const [week] = plan.weeks;
  const again = pasteTable(emptyPlan(), start, tableOfWeek(week!, 0), find).plan;
  expect(linesOf(again.weeks[0]!).map(({ row }) => row && rowInWords(row))).toEqual(
    linesOf(week!).map(({ row }) => row && rowInWords(row)),
  );
  const one = pasteTable(planWith('Squat'), start, tableOfDay(week!.days[1]!, 1), find).plan;
  expect(one.weeks[0]!.days.map(({ name }) => name)).toEqual(['', 'Upper A']);
});

it('keeps numbers beyond the last column in the note', () => {
  const { plan, unread } = pasteTable(
    planWith('Row'),
    { week: 0, line: 0, column: COLUMNS.length - 1 },
    [['Slowly', '7']],
    find,
  );
  expect(rowsOf(plan)[0]!.note).toBe('Slowly. 7');
  expect(unread).toEqual([{ where: 'Row', text: '7', kept: true }]);
});
