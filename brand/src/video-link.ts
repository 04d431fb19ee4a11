const hosts = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const idShape = /^[\w-]{11}$/;
/** Paths whose second part is the id. */
const idAfter = new Set(['embed', 'shorts', 'live', 'v', 'e']);

/** Video id of any usual YouTube link (watch, youtu.be, embed, shorts, live), or null. */
export function youtubeId(link: string): string | null {
  const text = link.trim();
  let url: URL;
  try {
    url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  if (!hosts.has(host)) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const named = idAfter.has(first) ? second : url.searchParams.get('v');
  const id = host === 'youtu.be' ? first : named;
  return id && idShape.test(id) && id !== 'videoseries' ? id : null;
}

/** YouTube's player without cookies before playback. */
export function playerAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&enablejsapi=1`;
}

export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** Canonical address of a YouTube or Vimeo video, or null. Vimeo's unlisted ones have a second part. */
export function videoAddress(link: string): string | null {
  const id = youtubeId(link);
  if (id) return watchAddress(id);
  const vimeo =
    /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{6,16}))?(?:[?#].*)?$/i.exec(
      link.trim(),
    );
  return vimeo ? ['https://vimeo.com', ...vimeo.slice(1).filter(Boolean)].join('/') : null;
}
