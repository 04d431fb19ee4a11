import { expect, it } from 'vitest';
import { withSections } from './contents.ts';

it('addresses every heading of the second level, and leaves the rest alone', () => {
  const { html, sections } = withSections('<h2>What an hour does</h2><p>a</p><h3>No</h3><h2>The room</h2>');
  expect(html).toBe(
    '<h2 id="section-what-an-hour-does">What an hour does</h2><p>a</p><h3>No</h3><h2 id="section-the-room">The room</h2>',
  );
  expect(sections).toEqual([
    { id: 'section-what-an-hour-does', title: 'What an hour does' },
    { id: 'section-the-room', title: 'The room' },
  ]);
});

it('tells two headings of the same words apart', () => {
  const { sections } = withSections('<h2>Again</h2><h2>Again!</h2>');
  expect(new Set(sections.map(({ id }) => id)).size).toBe(2);
});

it('reads headings as people do, in any script, and puts nothing of them into an attribute', () => {
  const { html, sections } = withSections('<h2>Dal &amp; <em>rice</em> &quot;30\n g&quot;</h2><h2>नींद</h2>');
  expect(sections).toEqual([
    { id: 'section-dal-rice-30-g', title: 'Dal & rice "30 g"' },
    { id: 'section-नींद', title: 'नींद' },
  ]);
  expect(html).toContain('<h2 id="section-dal-rice-30-g">Dal &amp; <em>rice</em>');
});

it('lists no heading without words', () => {
  expect(withSections('<h2><br></h2>').sections).toEqual([]);
});
