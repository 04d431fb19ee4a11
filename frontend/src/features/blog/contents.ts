export interface Section {
  /** Of its heading, for the address. */
  id: string;
  title: string;
}

const heading = /<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What is read of a heading that the server has cleaned: no markup, and its four entities as characters. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * An article's sections, and its text with an address for each of their headings.
 * @param html as the server has cleaned it: headings have no attributes
 */
export function withSections(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const ids = new Set<string>();
  const addressed = html.replaceAll(heading, (_, inner: string) => {
    const title = plain(inner);
    const words = title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
    const slug = `section-${words.replaceAll(/^-|-$/g, '')}`;
    const id = ids.has(slug) ? `${slug}-${sections.length}` : slug;
    if (title) {
      ids.add(id);
      sections.push({ id, title });
    }
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: addressed, sections };
}
