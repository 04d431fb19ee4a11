/** As on the server: pictures of other sites are removed. */
const ownPicture = /^(?:https:\/\/[^/]+)?\/uploads\/[\w-]+\/[\w.-]+$|^\/media\/[\w./-]+$/;
/** Kept by the server, unsupported by the visual editor. */
const unknownToEditor =
  'caption *, table table, aside :is(ul, ol, h2, h3, h4, blockquote, table, figure, aside), ' +
  'figcaption :is(p, ul, ol, table, figure, img)';
/** Attributes added by the server. */
const machineMade = ['loading', 'rel', 'target', 'class'];
const wordsAMinute = 200;

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Normalised HTML, for comparing. */
export function comparableHtml(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll('*')) {
    for (const name of machineMade) element.removeAttribute(name);
  }
  // The server removes empty captions.
  for (const caption of body.querySelectorAll('figcaption:empty, caption:empty')) caption.remove();
  return body.innerHTML.replace(/>\s+</g, '><').trim();
}

/** A picture or a link (a video), with at most a caption. */
function isFigure({ children }: Element): boolean {
  const [media, caption] = children;
  if (children.length > 2 || (caption && caption.tagName !== 'FIGCAPTION')) return false;
  return media?.tagName === 'IMG' || media?.tagName === 'A';
}

/** Whether the visual editor would lose markup. */
export function needsHtmlView(html: string): boolean {
  const body = parse(html);
  const figures = [...body.querySelectorAll('figure')];
  return body.querySelector(unknownToEditor) !== null || !figures.every(isFigure);
}

/** Number of pictures that the server removes. */
export function foreignPictures(html: string): number {
  const sources = [...parse(html).querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '');
  return sources.filter((source) => !ownPicture.test(source)).length;
}

/** The server's default read time, in the form of content-18. */
export function suggestedReadTime(html: string): string {
  const text =
    parse(html.replace(/<\/?(p|h\d|li|br|td|th|caption|blockquote|aside|figcaption)\b/gi, ' $&'))
      .textContent ?? '';
  const words = text.trim().split(/\s+/).length;
  return `${Math.max(1, Math.round(words / wordsAMinute))} min read`;
}

/** The text, one paragraph per line, for comparing two versions. */
export function shownText(html: string): string {
  const body = parse(
    html.replace(/<\/(p|h\d|li|blockquote|pre|figcaption|caption|tr)>|<br\s*\/?>/gi, '\n$&'),
  );
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
