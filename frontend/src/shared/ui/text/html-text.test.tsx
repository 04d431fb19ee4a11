import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HtmlText } from './html-text.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('hydration without the text keeps the server’s HTML, and a new text replaces it', async () => {
  const text = '<p>Sleep &amp; <b>rest</b></p>';
  const place = document.createElement('div');
  place.innerHTML = renderToString(<HtmlText id="text" className="prose" html={text} />);
  document.body.append(place);
  const written = place.querySelector('p');
  const complaint = vi.fn<(error: unknown) => void>();
  const root = await act(async () =>
    hydrateRoot(place, <HtmlText id="text" className="prose" html={undefined} />, {
      onRecoverableError: complaint,
    }),
  );
  expect(place.querySelector('p')).toBe(written);
  expect(place.querySelector('#text')!.innerHTML).toBe(text);
  await act(async () => root.render(<HtmlText id="text" className="prose" html="<p>Eat</p>" />));
  expect(place.querySelector('#text')!.innerHTML).toBe('<p>Eat</p>');
  expect(complaint).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
