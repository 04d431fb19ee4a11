import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import {
  changesBetween,
  differencesOf,
  edited,
  historyOf,
  isSame,
  merged,
  redone,
  undone,
  valueAt,
  withValue,
} from './document.ts';
import { type DocumentOptions, draftStore, useDocument } from './use-document.ts';

interface TrainingPlan {
  title: string;
  weeks: Week[];
}

interface Week {
  id: string;
  note: string;
  days: Day[];
}

interface Day {
  id: string;
  title: string;
  exercises: Exercise[];
}

interface Exercise {
  id: string;
  name: string;
  rest: string;
  sets: { id: string; repetitions: string; weight: string; done: boolean }[];
}

const times = <Item>(count: number, make: (id: string, place: number) => Item): Item[] =>
  Array.from({ length: count }, (_, place) => make(`${place}`, place));

/** 16 weeks of 6 days of 8 exercises of 4 sets. */
const trainingPlan = (): TrainingPlan => ({
  title: 'Strength',
  weeks: times(16, (week) => ({
    id: `week-${week}`,
    note: '',
    days: times(6, (day) => ({
      id: `day-${day}`,
      title: `Day ${day}`,
      exercises: times(8, (exercise) => ({
        id: `exercise-${exercise}`,
        name: `Exercise ${exercise}`,
        rest: '90 s',
        sets: times(4, (set, place) => ({
          id: `set-${set}`,
          repetitions: `${place + 8}`,
          weight: '40',
          done: false,
        })),
      })),
    })),
  })),
});

/** The paths of all strings and booleans. */
function leavesOf(value: unknown, path = ''): string[] {
  const at = (step: string): string => (path === '' ? step : `${path}.${step}`);
  if (Array.isArray(value)) {
    return value.flatMap((item: { id: string }) => leavesOf(item, at(`#${item.id}`)));
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : leavesOf(part, at(name))));
}

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

const book = {
  name: 'Book',
  points: ['one', 'two'],
  plans: [
    { id: 'a', price: '10', on: true },
    { id: 'b', price: '20', on: false },
  ],
};

describe('a path', () => {
  it('addresses a value by index or id, and the order of a list', () => {
    expect(valueAt(book, 'plans.1.price')).toBe('20');
    expect(valueAt(book, 'plans.#b.price')).toBe('20');
    expect(valueAt(book, 'plans.#')).toEqual(['a', 'b']);
    expect(valueAt(book, '')).toBe(book);
    expect(valueAt(book, 'plans.7.price.more')).toBeUndefined();
  });

  it('sets one value and keeps the references of all others', () => {
    const changed = withValue(book, 'plans.#b.price', '25');
    expect(changed.plans[1]).toEqual({ id: 'b', price: '25', on: false });
    expect(changed.plans[0]).toBe(book.plans[0]);
    expect(changed.points).toBe(book.points);
    expect(book.plans[1]?.price).toBe('20');
  });

  it('with an equal value, or without a target, keeps the document', () => {
    expect(withValue(book, 'name', 'Book')).toBe(book);
    expect(withValue(book, 'plans.#gone.price', '1')).toBe(book);
  });
});

describe('changesBetween', () => {
  it('lists the paths that differ, and a moved or added item as a change of the order', () => {
    const [a, b] = book.plans;
    const other = {
      ...book,
      points: ['one'],
      plans: [b, { id: 'new', price: '5', on: true }, { ...a, price: '11' }],
    };
    expect(changesBetween(book, other)).toEqual(['points', 'plans.#', 'plans.#a.price']);
    expect(changesBetween(book, structuredClone(book))).toEqual([]);
  });

  it('compares files by reference', () => {
    const [one, two] = [new File([], 'a'), new File([], 'a')];
    expect(changesBetween({ image: one }, { image: two })).toEqual(['image']);
    expect(changesBetween({ image: one }, { image: '/a' })).toEqual(['image']);
    expect(changesBetween({ image: one }, { image: one })).toEqual([]);
  });
});

describe('differencesOf and merged', () => {
  const base = { title: 'A', excerpt: 'E', author: 'X', category: 'C' };
  const mine = { ...base, title: 'Mine', excerpt: 'Mine too' };
  const theirs = { ...base, title: 'Theirs', author: 'Y' };

  it('list the differing fields, with the side that changed a field alone as the likely one', () => {
    expect(differencesOf({ base, mine, theirs })).toEqual([
      { path: 'title', mine: 'Mine', theirs: 'Theirs', likely: 'mine', both: true },
      { path: 'excerpt', mine: 'Mine too', theirs: 'E', likely: 'mine', both: false },
      { path: 'author', mine: 'X', theirs: 'Y', likely: 'theirs', both: false },
    ]);
  });

  it('merge by the chosen sides, otherwise by the likely ones', () => {
    expect(merged({ base, mine, theirs }, { title: 'theirs' })).toEqual({
      title: 'Theirs',
      excerpt: 'Mine too',
      author: 'Y',
      category: 'C',
    });
    expect(merged({ base, mine, theirs }, { excerpt: 'theirs', author: 'mine' })).toEqual({
      ...base,
      title: 'Mine',
    });
  });

  it('use fieldOf and same', () => {
    const [was, my, their] = ['1', '2', '3'].map((price) => withValue(book, 'plans.#a.price', price));
    const versions = { base: was, mine: my, theirs: { ...their, name: ' Book ' } };
    const fieldOf = (path: string): string => path.split('.')[0] ?? path;
    const same = (_path: string, a: unknown, b: unknown): boolean =>
      typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : isSame(a, b);
    expect(differencesOf(versions, { fieldOf, same }).map(({ path }) => path)).toEqual(['plans']);
    expect(merged(versions, { plans: 'theirs' }, { fieldOf, same })).toEqual(their);
  });

  it('take the other side’s order and new items, and keep my edits of the others', () => {
    const my = withValue(book, 'plans.#a.price', '11');
    const added = { id: 'c', price: '30', on: true };
    const their = { ...book, plans: [added, ...book.plans.toReversed()] };
    const both = merged({ base: book, mine: my, theirs: their });
    expect(both.plans).toEqual([added, book.plans[1], { id: 'a', price: '11', on: true }]);
  });
});

describe('a document of 10,000 values', () => {
  const plan = trainingPlan();
  const leaves = leavesOf(plan);

  it.each([1, 2, 3, 4, 5])('keeps edits of different values by two people (%i)', (seed) => {
    const next = random(seed);
    const chosen = leaves.filter(() => next() < 0.01);
    let [mine, theirs] = [plan, plan];
    for (const path of chosen) {
      const value = `changed ${next()}`;
      if (next() < 0.5) mine = withValue(mine, path, value);
      else theirs = withValue(theirs, path, value);
    }
    const together = merged({ base: plan, mine, theirs });
    const touched = new Set(chosen);
    expect(new Set(changesBetween(plan, together))).toEqual(touched);
    for (const path of chosen) {
      const side = valueAt(mine, path) === valueAt(plan, path) ? theirs : mine;
      expect(valueAt(together, path)).toBe(valueAt(side, path));
    }
    expect(merged({ base: plan, mine: theirs, theirs: mine })).toEqual(together);
    expect(merged({ base: plan, mine, theirs: plan })).toBe(mine);
  });

  it.each([1, 2, 3])('keeps edits of lists by one and of their items by the other (%i)', (seed) => {
    const next = random(seed);
    let [mine, theirs] = [plan, plan];
    const lists = plan.weeks.map(({ id }) => `weeks.#${id}.days`);
    const expected = lists.map((list, place) => {
      const days = valueAt(plan, list) as Day[];
      const rearranged = [...days.toReversed(), { id: `new ${place}`, title: 'New', exercises: [] }];
      mine = withValue(mine, list, rearranged);
      const title = `changed ${next()}`;
      const day = days[Math.floor(next() * days.length)];
      theirs = withValue(theirs, `${list}.#${day?.id}.title`, title);
      return rearranged.map((each) => (each.id === day?.id ? { ...each, title } : each));
    });
    const versions = { base: plan, mine, theirs };
    expect(differencesOf(versions).map(({ both }) => both)).not.toContain(true);
    const together = merged(versions);
    expect(lists.map((list) => valueAt(together, list))).toEqual(expected);
    expect(merged({ base: plan, mine: theirs, theirs: mine })).toEqual(together);
  });

  it.each([1, 2, 3])('undoes and redoes to identical roots (%i)', (seed) => {
    const next = random(seed);
    const roots = [plan];
    let history = historyOf(plan);
    for (let step = 0; step < 100; step += 1) {
      history = edited(history, leaves[Math.floor(next() * leaves.length)] ?? '', `step ${step}`);
      roots.push(history.document);
    }
    for (const root of roots.slice(0, -1).toReversed()) {
      history = undone(history);
      expect(history.document).toBe(root);
    }
    expect(undone(history).document).toBe(plan);
    for (const root of roots.slice(1)) {
      history = redone(history);
      expect(history.document).toBe(root);
    }
    expect(redone(history).document).toBe(roots.at(-1));
  });
});

it('typing in one field is one undo step, until another edit or an undo', () => {
  let history = historyOf(book);
  for (const name of ['B', 'Bo', 'Boo']) history = edited(history, 'name', name);
  const typed = history.document;
  history = edited(history, 'plans.0.on', false);
  history = edited(history, 'plans.0.on', true);
  expect(history.past).toHaveLength(3);
  history = undone(undone(history));
  expect(history.document).toBe(typed);
  expect(undone(history).document).toBe(book);
  expect(undone(edited(history, 'name', 'Book 2')).document).toBe(typed);
});

interface Text {
  title: string;
  points: readonly string[];
}

interface Saved {
  version: number;
  text: Text;
}

const first: Saved = { version: 3, text: { title: 'Old', points: ['one', 'two'] } };
const key = 'a-test';
const refused = (code: string, fields?: Record<string, string>): ApiError =>
  new ApiError(409, { code, message: 'Refused.', requestId: '', ...(fields && { fields }) });

/** An editor with a fake server that stores one document. */
function editor(change: Partial<DocumentOptions<Text, Saved>> = {}) {
  const server = { saved: first };
  const options: DocumentOptions<Text, Saved> = {
    draftKey: key,
    read: ({ text }) => text,
    latest: () => Promise.resolve(server.saved),
    send: (text, version) => {
      if (version !== server.saved.version) return Promise.reject(refused('STALE'));
      server.saved = { version: version + 1, text };
      return Promise.resolve(server.saved);
    },
    stale: 'STALE',
    ...change,
  };
  const hook = renderHook(({ saved }) => useDocument(saved, options), { initialProps: { saved: first } });
  const now = () => hook.result.current;
  const set = (path: string, value: unknown): void => act(() => now().root.set(path, value));
  const save = (): Promise<void> => act(() => now().save());
  return { server, hook, now, set, save };
}

beforeEach(() => window.localStorage.clear());

describe('useDocument', () => {
  it('asks before it overwrites what another tab has stored', () => {
    vi.useFakeTimers();
    const { now, set } = editor({ asksOtherTabs: true });
    const stored = () => draftStore<Text>(key).read(first.text)?.document.title;
    const inOtherTab = (title: string): void =>
      act(() => {
        const document = { ...first.text, title };
        draftStore<Text>(key).keep({ document, base: first.text, version: 3, keptAt: 1, note: null });
        const newValue = window.localStorage.getItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
    set('title', 'A');
    act(() => void vi.advanceTimersByTime(500));
    inOtherTab('A');
    expect(now().elsewhere).toBe(false);
    inOtherTab('B');
    expect([now().elsewhere, now().document.title]).toEqual([true, 'A']);
    set('title', 'A again');
    act(() => void vi.advanceTimersByTime(500));
    expect([stored(), now().keptAt]).toEqual(['B', null]);
    act(() => now().takeElsewhere());
    expect([now().elsewhere, now().document.title]).toEqual([false, 'B']);
    inOtherTab('C');
    act(() => now().keepMine());
    act(() => void vi.advanceTimersByTime(500));
    expect([now().elsewhere, stored()]).toEqual([false, 'B']);
    vi.useRealTimers();
  });

  it('tracks changes, undoes, redoes and publishes them', async () => {
    const { server, now, set, save } = editor();
    expect(now().dirty).toBe(false);
    set('points.1', 'three');
    set('title', 'N');
    set('title', 'New');
    act(() => now().undo());
    expect(now().document).toEqual({ title: 'Old', points: ['one', 'three'] });
    act(() => now().undo());
    expect(now().document).toBe(first.text);
    expect(now().dirty).toBe(false);
    act(() => now().redo());
    act(() => now().redo());
    await save();
    expect(server.saved).toEqual({ version: 4, text: { title: 'New', points: ['one', 'three'] } });
    expect([now().dirty, now().version]).toEqual([false, 4]);
  });

  it('shows another publication while nothing is changed, and otherwise reports it', () => {
    const theirs = { version: 4, text: { ...first.text, title: 'Theirs' } };
    const { hook, now, set } = editor();
    hook.rerender({ saved: theirs });
    expect(now().document.title).toBe('Theirs');
    set('title', 'Mine');
    hook.rerender({ saved: { ...theirs, version: 5 } });
    expect([now().document.title, now().older]).toEqual(['Mine', true]);
    act(() => now().discard());
    expect([now().document.title, now().older, now().version]).toEqual(['Theirs', false, 5]);
  });

  it('sends nothing invalid, and shows the server’s errors', async () => {
    const send = vi.fn(() => Promise.reject(refused('VALIDATION_FAILED', { 'points.0': 'Too long' })));
    const problemsOf = ({ title }: Text): Record<string, string> => (title ? {} : { title: 'Enter a title' });
    const { now, set, save } = editor({ send, problemsOf });
    set('title', '');
    await save();
    expect(now().root.errors).toEqual({ title: 'Enter a title' });
    expect(now().problem).toBe('Not published: please check the marked fields.');
    set('title', 'New');
    expect([now().root.errors, now().problem]).toEqual([{}, null]);
    expect(send).not.toHaveBeenCalled();
    await save();
    expect(now().root.errors).toEqual({ 'points.0': 'Too long' });
    expect(now().busy).toBe(false);
  });

  it('keepsErrors: an edit clears only its own field’s error', async () => {
    const problemsOf = (): Record<string, string> => ({ title: 'T', 'points.0': 'P' });
    const { now, set, save } = editor({ problemsOf, keepsErrors: true });
    await save();
    set('points', ['one']);
    expect(now().root.errors).toEqual({ title: 'T' });
  });

  it('keeps edits made during a save', async () => {
    let answer = (): void => undefined;
    const send = (text: Text) =>
      new Promise<Saved>((resolve) => {
        answer = () => resolve({ version: 4, text: { ...text, points: ['tidied'] } });
      });
    const later = vi.fn();
    const { now, set } = editor({ send, onSaved: (_saved, draft) => later(draft?.document) });
    set('title', 'Sent');
    let saving: Promise<void> = Promise.resolve();
    act(() => void (saving = now().save()));
    set('title', 'Sent. And more.');
    answer();
    await act(() => saving);
    expect(now().document).toEqual({ title: 'Sent. And more.', points: ['tidied'] });
    expect([now().dirty, now().version]).toEqual([true, 4]);
    expect(later).toHaveBeenCalledWith(now().document);
  });
});

describe('a version conflict', () => {
  it('asks for a choice for each value, and saves on top of the other version', async () => {
    const { server, now, set, save } = editor();
    server.saved = { version: 4, text: { title: 'Theirs', points: ['theirs'] } };
    set('title', 'Mine');
    await save();
    expect(now().conflict?.fields.map(({ path, likely }) => [path, likely])).toEqual([
      ['title', 'mine'],
      ['points', 'theirs'],
    ]);
    await act(async () => now().resolve({ title: 'mine', points: 'theirs' }));
    expect(server.saved).toEqual({ version: 5, text: { title: 'Mine', points: ['theirs'] } });
    expect([now().conflict, now().dirty]).toEqual([null, false]);
  });

  it('asks nothing where both versions are equal', async () => {
    const { server, now, set, save } = editor();
    server.saved = { version: 4, text: { ...first.text, title: 'Same' } };
    set('title', 'Same');
    await save();
    expect([now().conflict, now().dirty, now().version]).toEqual([null, false, 4]);
    expect(server.saved.version).toBe(4);
  });
});

describe('a draft', () => {
  const kept = () => draftStore<Text>(key).read(first.text);

  it('is stored on unmount, loaded at the next visit and removed once published', async () => {
    const before = editor();
    before.set('title', 'Half');
    before.hook.unmount();
    expect(kept()).toMatchObject({ document: { title: 'Half' }, base: { title: 'Old' }, version: 3 });
    const { now, save } = editor();
    expect([now().document.title, now().dirty]).toEqual(['Half', true]);
    await save();
    expect(kept()).toBeUndefined();
  });

  it('is removed when the edits are undone', () => {
    const before = editor();
    before.set('title', 'Half');
    before.hook.unmount();
    const { hook, set } = editor();
    set('title', 'Old');
    hook.unmount();
    expect(kept()).toBeUndefined();
  });

  it('with offersDraft, is offered with its note', () => {
    const before = editor({ note: { key: 'k' } });
    before.set('title', 'Half');
    before.hook.unmount();
    const { now } = editor({ offersDraft: true });
    expect([now().document.title, now().offer?.note]).toEqual(['Old', { key: 'k' }]);
    act(() => now().restore());
    expect([now().document.title, now().offer]).toEqual(['Half', undefined]);
  });

  it('has no files', () => {
    const document = { title: 'T', image: new File(['x'], 'x.jpg') as File | string };
    draftStore<typeof document>(key).keep({
      document,
      base: { title: '', image: '/saved' },
      version: 1,
      keptAt: 1,
      note: null,
    });
    expect(draftStore<typeof document>(key).read({ title: '', image: '' })?.document).toEqual({
      title: 'T',
      image: '/saved',
    });
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"version":1,"keptAt":1,"document":{"title":1,"points":[]},"base":{"title":"","points":[]}}',
    '{"version":1,"keptAt":1,"document":{"title":"T"},"base":{"title":"","points":[]}}',
    '{"version":1,"keptAt":1,"document":{"title":"T","points":[]},"base":{"title":"T","points":[]}}',
  ])('is ignored when it is invalid, incomplete or unchanged: %s', (stored) => {
    window.localStorage.setItem(key, stored);
    expect(kept()).toBeUndefined();
  });
});

it('edits a document of 10,000 values without delay, and undoes every step', () => {
  const plan = trainingPlan();
  const leaves = leavesOf(plan);
  const saved = { version: 1, plan };
  /** 95th percentile of an edit, in ms. */
  function measure(seed: number): number {
    const next = random(seed);
    const { result, unmount } = renderHook(() =>
      useDocument<TrainingPlan, typeof saved>(saved, {
        draftKey: `plan-${seed}`,
        read: (whole) => whole.plan,
        send: () => Promise.reject(new Error('nothing is sent')),
        latest: () => Promise.resolve(saved),
        stale: 'STALE',
      }),
    );
    const taken = Array.from({ length: 200 }, (_, step) => {
      const path = leaves[Math.floor(next() * leaves.length)] ?? '';
      const action = next();
      const start = performance.now();
      act(() => {
        if (action < 0.15) result.current.undo();
        else if (action < 0.25) result.current.redo();
        else result.current.root.set(path, `edit ${step}`);
      });
      return performance.now() - start;
    });
    expect(changesBetween(plan, result.current.document).length).toBeGreaterThan(0);
    while (result.current.dirty) act(() => result.current.undo());
    expect(result.current.document).toBe(plan);
    unmount();
    return taken.toSorted((a, b) => a - b)[189] ?? Infinity;
  }
  expect(leaves.length).toBeGreaterThan(10_000);
  const [, median] = [measure(1), measure(2), measure(3)].toSorted((a, b) => a - b);
  expect(median).toBeLessThan(50);
});

it('says that a full storage keeps no draft', async () => {
  const { now, set } = editor();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  set('title', 'New');
  await vi.waitFor(() => expect(now().unkept).toBe(true));
  expect(now().keptAt).toBeNull();
  full.mockRestore();
  set('title', 'Newer');
  await vi.waitFor(() => expect(now().unkept).toBe(false));
});
