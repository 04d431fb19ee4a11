/** A profile elsewhere. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** As many as the server takes. */
export const mostLinks = 8;

/** All links as one text, which is compared as one: a line for each, its name and its address with a tab between. */
export const textOf = (links: readonly SocialLink[]): string =>
  links.map(({ name, url }) => `${name}\t${url}`).join('\n');

export function linksOf(text: string): SocialLink[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [name = '', url = ''] = line.split('\t');
    return { name, url };
  });
}

export const withLink = (text: string): string => textOf([...linksOf(text), { name: '', url: '' }]);

export const withoutLink = (text: string, index: number): string => textOf(linksOf(text).toSpliced(index, 1));

export const changedLink = (text: string, index: number, change: Partial<SocialLink>): string =>
  textOf(linksOf(text).map((link, at) => (at === index ? { ...link, ...change } : link)));

/** @param by -1 up, 1 down; at either end nothing moves */
export function movedLink(text: string, index: number, by: -1 | 1): string {
  const links = linksOf(text);
  const [one, other] = [links[index], links[index + by]];
  return one && other ? textOf(links.with(index, other).with(index + by, one)) : text;
}
