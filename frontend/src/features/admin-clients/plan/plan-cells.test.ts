import type { Amount, Load, PlanBlock, PlanRow, Progression } from '@ironbloom/brand/plan';
import {
  COLUMNS,
  type Column,
  letterOf,
  parse,
  parseInto,
  quickLine,
  raised,
  show,
} from '@ironbloom/brand/plan-cells';
import { describe, expect, it, test } from 'vitest';

const row: PlanRow = {
  id: 'r',
  exerciseId: null,
  name: 'Back squat',
  sets: 4,
  amount: { kind: 'reps', from: 6, to: 8, aSide: false },
  load: { kind: 'kg', value: 55 },
  effort: { kind: 'rpe', value: 8 },
  tempo: '3-1-1',
  rest: 150,
  each: { kind: 'kg', add: 2.5, everyWeeks: 1, until: null },
  note: '',
};
const read = (column: Column, text: string): string | undefined => {
  const cells = parse(column, text);
  return cells && show(column, { ...row, ...cells });
};

test.each<[Column, string, string]>([
  ['sets', '4', '4'],
  ['sets', '4 sets', '4'],
  ['amount', '6-8', '6-8'],
  ['amount', '6 – 8 reps', '6-8'],
  ['amount', '10/side', '10 a side'],
  ['amount', '10 each leg', '10 a side'],
  ['amount', '40s', '40 s'],
  ['amount', '30-45 sec', '30-45 s'],
  ['amount', '1:30', '1:30'],
  ['amount', '20 min', '20 min'],
  ['amount', '90 s a side', '1:30 a side'],
  ['amount', '30m', '30 m'],
  ['amount', '1.5 km', '1500 m'],
  ['load', '57,5', '57.5 kg'],
  ['load', '2x16kg', '2 × 16 kg'],
  ['load', '2 × 16', '2 × 16 kg'],
  ['load', '75 %', '75%'],
  ['load', '80% of before', '80% of before'],
  ['load', 'last +2.5', 'last +2.5 kg'],
  ['load', 'last −5 kg', 'last -5 kg'],
  ['load', 'BW', 'Body'],
  ['load', '-20', '-20 kg'],
  ['effort', '8', 'RPE 8'],
  ['effort', '@rpe8.5', 'RPE 8.5'],
  ['effort', '2 RIR', 'RIR 2'],
  ['tempo', '3110', '3-1-1-0'],
  ['tempo', '31X', '3-1-0'],
  ['tempo', '10-0-10', '10-0-10'],
  ['rest', '150', '2:30'],
  ['rest', 'r150', '2:30'],
  ['rest', '2:30', '2:30'],
  ['rest', '90 s', '1:30'],
  ['rest', '1.5 min', '1:30'],
  ['each', '+2.5', '+2.5 kg'],
  ['each', '+1 rep to 12', '+1 rep to 12'],
  ['each', '+2,5kg/2wk', '+2.5 kg / 2 wk'],
  ['each', '+5 s', '+5 s'],
  ['each', '−2.5 %', '-2.5 %'],
  ['each', '+1 set to 6 every 3 weeks', '+1 set to 6 / 3 wk'],
])('%s reads “%s” as %s', (column, text, shown) => expect(read(column, text)).toBe(shown));

test.each<[Column, string]>([
  ['sets', '51'],
  ['sets', '3-4'],
  ['amount', 'AMRAP'],
  ['amount', '8-6'],
  ['amount', '10 lb'],
  ['load', '135 lb'],
  ['load', 'heavy'],
  ['load', '1001'],
  ['effort', '11'],
  ['effort', 'hard'],
  ['tempo', '3-1'],
  ['tempo', 'slow'],
  ['rest', '2 h'],
  ['rest', '3601'],
  ['each', '2.5 kg'],
  ['each', '+0 kg'],
  ['each', '+0.5 reps'],
  ['name', 'x'.repeat(121)],
])('%s does not read “%s”', (column, text) => expect(parse(column, text)).toBeUndefined());

test.each<[Column, string, string, string]>([
  ['amount', 'amrap', '', 'AMRAP'],
  ['amount', '8+', '8', '8+'],
  ['amount', '8', '8', 'Ribs down'],
  ['effort', 'RPE 8-9', 'RPE 8', 'RPE 8-9'],
  ['effort', '8-9', 'RPE 8', 'RPE 8-9'],
  ['effort', '1-2 RIR', 'RIR 1', 'RIR 1-2'],
])('%s takes “%s” as “%s”, and what it has no form for goes to the note', (column, text, cell, note) => {
  const made = { ...row, note: 'Ribs down', ...parseInto(column, text, 'Ribs down') };
  expect(show(column, made)).toBe(cell);
  expect(made.note).toBe(note === 'Ribs down' ? note : `Ribs down. ${note}`);
  // Said again, it stands there once.
  expect({ ...made, ...parseInto(column, text, made.note) }.note).toBe(made.note);
  expect(parseInto('load', 'heavy', '')).toBeUndefined();
});

test('an empty text prescribes nothing', () => {
  for (const column of COLUMNS) expect(read(column, '  ')).toBe('');
});

/** Seeded random numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomRow(next: () => number): PlanRow {
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const of = <Item>(...items: Item[]): Item => items[whole(0, items.length - 1)]!;
  const quarter = (most: number): number => whole(0, most * 4) / 4;
  const kind = of<Amount['kind']>('reps', 'time', 'distance');
  const value = (): number => (kind === 'reps' ? whole(1, 50) : of(whole(1, 4000), quarter(300)));
  const from = value();
  const loadKind = of<Load['kind']>('kg', 'pair', 'percent', 'before', 'last', 'body');
  const each = of<Progression['kind']>('kg', 'percent', 'reps', 'seconds', 'metres', 'sets');
  const add = each === 'reps' || each === 'sets' ? whole(1, 5) : quarter(20) + 0.25;
  return {
    ...row,
    sets: of(null, whole(0, 50)),
    amount: of(null, { kind, from, to: of(null, from + whole(1, 500)), aSide: of(true, false) }),
    load: of(null, {
      kind: loadKind,
      value: loadKind === 'body' ? 0 : (loadKind === 'last' ? of(1, -1) : 1) * (quarter(200) + 0.25),
    }),
    effort: of(null, { kind: of<'rpe' | 'rir'>('rpe', 'rir'), value: whole(0, 20) / 2 }),
    tempo: of('', '3-1-1', `${whole(0, 12)}-${whole(0, 9)}-${whole(0, 9)}-${whole(0, 9)}`),
    rest: of(null, whole(0, 3600)),
    each: of(null, {
      kind: each,
      add: of(1, -1) * add,
      everyWeeks: whole(1, 26),
      until: of(null, quarter(100)),
    }),
    note: of('', 'Ribs down, breathe out'),
  };
}

it('reads back what it shows, for 1,000 random rows', () => {
  const next = random(51);
  for (let count = 0; count < 1000; count += 1) {
    const given = randomRow(next);
    const cells = COLUMNS.map((column) => parse(column, show(column, given)));
    expect(Object.assign({ id: 'r', exerciseId: null }, ...cells), JSON.stringify(given)).toEqual(given);
  }
});

it('answers junk at once', () => {
  const next = random(3);
  const letters = '0123456789x×-+:.,% @/kgsrm a';
  const began = performance.now();
  for (let count = 0; count < 3000; count += 1) {
    const text = Array.from({ length: 40 }, () => letters[Math.floor(next() * letters.length)]).join('');
    for (const column of COLUMNS) parse(column, text);
    quickLine(text);
  }
  for (const part of ['1', '1 ', '1-', '+1 ', '2x', ' 3x1', '@']) {
    for (const column of COLUMNS) parse(column, part.repeat(50_000));
    quickLine(part.repeat(50_000));
  }
  expect(performance.now() - began).toBeLessThan(4000);
});

describe('quickLine', () => {
  const cellsOf = (text: string): Record<string, string> | undefined => {
    const cells = quickLine(text);
    return (
      cells &&
      Object.fromEntries(
        (Object.keys(cells) as Column[]).map((column) => [column, show(column, { ...row, ...cells })]),
      )
    );
  };

  it('reads an exercise with its cells', () => {
    expect(cellsOf('Back squat 4x6-8 @RPE8 r150')).toEqual({
      name: 'Back squat',
      sets: '4',
      amount: '6-8',
      effort: 'RPE 8',
      rest: '2:30',
    });
    expect(cellsOf('Dumbbell press 3 x 10 a side 2x16kg RIR 2 3-1-1 rest 1:30 +1 rep to 12')).toEqual({
      name: 'Dumbbell press',
      sets: '3',
      amount: '10 a side',
      load: '2 × 16 kg',
      effort: 'RIR 2',
      tempo: '3-1-1',
      rest: '1:30',
      each: '+1 rep to 12',
    });
    expect(cellsOf('90/90 stretch 2x40s')).toMatchObject({ name: '90/90 stretch', amount: '40 s' });
    expect(cellsOf('Deadlift 5×3 75%')).toMatchObject({ load: '75%' });
  });

  it('keeps what it does not understand as the note', () => {
    expect(cellsOf('Row 3x10 slow and proud 40 kg')).toMatchObject({
      load: '40 kg',
      note: 'slow and proud',
    });
  });

  it('keeps AMRAP, open repetitions and ranges of effort in the note', () => {
    expect(cellsOf('Pull-up 3xAMRAP r120')).toEqual({
      name: 'Pull-up',
      sets: '3',
      amount: '',
      rest: '2:00',
      note: 'AMRAP',
    });
    expect(cellsOf('Back squat 3x8+ @8-9')).toEqual({
      name: 'Back squat',
      sets: '3',
      amount: '8',
      effort: 'RPE 8',
      note: '8+ RPE 8-9',
    });
  });

  it('is no quick line without sets and repetitions', () => {
    expect(quickLine('Back squat')).toBeUndefined();
    expect(quickLine('4x8')).toBeUndefined();
  });
});

describe('raised', () => {
  const after = (weeks: number, change: Partial<PlanRow>, column: Column): string =>
    show(column, raised({ ...row, ...change }, weeks));
  const each = (text: string) => parse('each', text)!;

  it('adds in every so many weeks, up to the limit', () => {
    expect(after(3, {}, 'load')).toBe('62.5 kg');
    expect(after(3, each('+2.5 kg / 2 wk'), 'load')).toBe('57.5 kg');
    expect(after(9, each('+2.5 kg to 60'), 'load')).toBe('60 kg');
    expect(after(2, each('+1 rep'), 'amount')).toBe('8-10');
    expect(after(9, each('+2 reps to 11'), 'amount')).toBe('9-11');
    expect(after(1, each('+1 rep to 5'), 'amount')).toBe('6-8');
    expect(after(2, { ...parse('amount', '40 s'), ...each('+5 s') }, 'amount')).toBe('50 s');
    expect(after(2, each('+1 set'), 'sets')).toBe('6');
    expect(after(2, each('-3 sets'), 'sets')).toBe('1');
  });

  it('raises a share by points and a weight by its share, to half a kilogram', () => {
    expect(after(2, { ...parse('load', '70%'), ...each('+2.5 %') }, 'load')).toBe('75%');
    expect(after(2, each('+5 %'), 'load')).toBe('60.5 kg');
  });

  it('changes nothing where there is nothing to add to', () => {
    for (const change of [
      { each: null },
      parse('load', 'body')!,
      parse('load', 'last +2.5')!,
      { load: null },
    ]) {
      const given = { ...row, ...change };
      expect(raised(given, 4)).toBe(given);
    }
    expect(raised(row, 0)).toBe(row);
  });
});

test('letters follow the order; turns are numbered and a warm-up does not count', () => {
  const block = (id: string, kind: PlanBlock['kind'], count: number): PlanBlock => ({
    id,
    kind,
    rows: Array.from({ length: count }, () => row),
  });
  const blocks = [block('0', 'warm-up', 1), block('1', 'single', 1), block('2', 'superset', 2)];
  expect(letterOf(blocks, 0, 0)).toBe('W');
  expect(letterOf(blocks, 1, 0)).toBe('A');
  expect(letterOf(blocks, 2, 1)).toBe('B2');
  expect(
    letterOf(
      Array.from({ length: 28 }, () => blocks[1]!),
      27,
      0,
    ),
  ).toBe('AB');
});
