/** Where a text is cut into entries. content-17 says at both; entries with commas need the second. */
export type Cut = 'both' | 'lines';

/** The entries of a text, trimmed, empty ones left out. */
export function entriesOf(text: string, cut: Cut): string[] {
  return text
    .split(cut === 'both' ? /[\n,]/ : '\n')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** For a box: an entry a line. */
export function textOf(entries: readonly string[]): string {
  return entries.join('\n');
}

/** Entries that hold commas would fall apart where commas cut. */
export function cutFor(entries: readonly string[]): Cut {
  return entries.some((entry) => entry.includes(',')) ? 'lines' : 'both';
}

/** One video: of a playlist or a channel, readers would see nothing. */
const video =
  /^https?:\/\/(?=\S+$)(www\.|m\.|music\.)?(youtu\.be\/|youtube(-nocookie)?\.com\/((embed|shorts|live|v|e)\/|watch\?(\S*&)?v=))(?!videoseries|playlist)[\w-]/i;

export interface CheckedLink {
  link: string;
  fine: boolean;
}

/** content-17: YouTube-type links, split on commas. The server has the same rule. */
export function linksOf(text: string): CheckedLink[] {
  return entriesOf(text, 'both').map((link) => ({ link, fine: video.test(link) }));
}
