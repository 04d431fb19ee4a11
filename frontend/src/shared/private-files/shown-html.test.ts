import { expect, test } from 'vitest';
import { shownHtml } from './shown-html.ts';

const id = '0192d3b4-0000-7000-8000-000000000001';

test('private pictures are not asked for by the browser itself', () => {
  const shown = shownHtml(`<p>Day 1</p><img src="/api/private-files/${id}" alt="Squat">`);
  expect(shown).toBe(`<p>Day 1</p><img data-file="${id}" alt="Squat">`);
});

test('a table can be scrolled with the keyboard', () => {
  const shown = shownHtml('<table><tr><td>4 × 5</td></tr></table>');
  expect(shown).toContain('tabindex="0"><table>');
  expect(shown.endsWith('</table></div>')).toBe(true);
});
