/**
 * The sanitised text of a plan for the page: private pictures carry their id until they are loaded, as the browser would ask for them
 * without the session's token; wide tables scroll by themselves, with the keyboard too.
 */
export function shownHtml(html: string): string {
  return html
    .replaceAll(/<img src="\/api\/private-files\/([0-9a-f-]{36})"/g, '<img data-file="$1"')
    .replaceAll('<table>', '<div data-wide role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
