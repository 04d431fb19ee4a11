import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shrinkPhoto } from '../photo.ts';
import { PhotoField } from './photo-field.tsx';

/** Pending photos by file name. */
const ready = new Map<string, (photo: string | Error) => void>();

vi.mock('../photo.ts', async (original) => ({
  ...(await original<typeof import('../photo.ts')>()),
  shrinkPhoto: vi.fn<typeof shrinkPhoto>(
    (file) =>
      new Promise((resolve, reject) => {
        ready.set(file.name, (photo) => (photo instanceof Error ? reject(photo) : resolve(photo)));
      }),
  ),
}));

const onChange = vi.fn();

beforeEach(() => ready.clear());
afterEach(() => onChange.mockClear());

const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText(/photo/), { target: { files: [new File(['x'], name)] } });
const finish = (name: string, photo: string | Error) => act(async () => ready.get(name)?.(photo));

test('uses the photo chosen last, whichever is ready first', async () => {
  render(<PhotoField photo="" onChange={onChange} onTake={vi.fn()} />);
  choose('large.jpg');
  choose('small.jpg');
  await finish('small.jpg', 'data:small');
  await finish('large.jpg', 'data:large');
  expect(onChange.mock.calls).toEqual([['data:small']]);
});

test('hides the error of a replaced photo', async () => {
  render(<PhotoField photo="" onChange={onChange} onTake={vi.fn()} />);
  choose('broken.jpg');
  choose('small.jpg');
  await finish('small.jpg', 'data:small');
  await finish('broken.jpg', new Error('Unreadable'));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('keeps a removed photo removed when a pending one is ready later', async () => {
  render(<PhotoField photo="data:old" onChange={onChange} onTake={vi.fn()} />);
  choose('large.jpg');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await finish('large.jpg', 'data:large');
  expect(onChange.mock.calls).toEqual([['']]);
});
