/** For comparing: the words, a paragraph a line, with where a link leads. Nothing of it is fetched or run. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.endsWith(`:${link.textContent}`)) link.append(` (${href})`);
  }
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const block of body.querySelectorAll('p, li, br')) block.append('\n');
  for (const end of body.querySelectorAll('br')) end.after('\n');
  return body.textContent.replaceAll(/\n\s*/g, '\n').trim();
}
