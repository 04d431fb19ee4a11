const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
const NUMBER = /^\s*(?:(\d{1,3})|[a-z]{1,4})[.)]/i;
/** A list marker that Word does not mark as one. */
const BARE_MARKER = /^\s*(?:[·•o§▪‣◦\-–]|\d{1,3}[.)]|[a-z][.)])[\s\u00a0]+/i;
const DEEPEST = 9;

/**
 * Adapts pasted HTML: Word's list paragraphs become lists, and headings get levels that texts may have (h1 is the page's
 * heading).
 */
export function pastedHtml(html: string): string {
  if (!/<h[156]\b|mso-list/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    rename(heading, heading.localName === 'h1' ? 'h2' : 'h4');
  }
  for (const first of body.querySelectorAll('p, h2, h3, h4')) {
    // Later items of a list have moved into it.
    if (first.isConnected && levelOf(first) > 0) makeList(first);
  }
  return body.innerHTML;
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** 1-based list level; 0: no list. */
const levelOf = (element: Element | null): number =>
  Math.min(Number(LEVEL.exec(element?.getAttribute('style') ?? '')?.[1] ?? 0), DEEPEST);

/** Makes a list of this paragraph and the list paragraphs after it. */
function makeList(first: Element): void {
  const document = first.ownerDocument;
  const place = document.createElement('div');
  first.before(place);
  /** The open list of each level. */
  const open: Element[] = [];
  for (let item: Element | null = first; item && levelOf(item) > 0;) {
    const next: Element | null = item.nextElementSibling;
    const level = levelOf(item);
    const { ordered, start } = takeMarker(item);
    const tag = ordered ? 'ol' : 'ul';
    open.length = Math.min(open.length, level);
    if (open.at(-1) && open.length === level && open.at(-1)?.localName !== tag) open.pop();
    while (open.length < level) {
      const list = document.createElement(tag);
      if (start > 1) list.setAttribute('start', String(start));
      const around: Element = open.at(-1)?.lastElementChild ?? open.at(-1) ?? place;
      around.append(list);
      open.push(list);
    }
    const entry = document.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.append(entry);
    item.remove();
    item = next;
  }
  place.replaceWith(...place.childNodes);
}

/** Removes the bullet or number from the paragraph. */
function takeMarker(item: Element): { ordered: boolean; start: number } {
  const spans = [...item.querySelectorAll('[style*="mso-list"]')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  let marker = spans.map(({ textContent }) => textContent).join('');
  for (const span of spans) span.remove();
  const text = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
  if (spans.length === 0 && text?.nodeValue) {
    marker = BARE_MARKER.exec(text.nodeValue)?.[0] ?? '';
    text.nodeValue = text.nodeValue.slice(marker.length);
  }
  const number = NUMBER.exec(marker);
  return { ordered: number !== null, start: Number(number?.[1] ?? 1) };
}
