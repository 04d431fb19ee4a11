import { playerAddress } from '@ironbloom/brand/video-link';
import styles from './video-player.module.css';

/** ms: interval of the pings to the player, and the time after which its load counts as failed. */
const pingIntervalMs = 250;
const timeoutMs = 8_000;

/**
 * Loads YouTube's player over a poster, which may be in an article's HTML. A frame that fails to load fires no event and shows
 * the browser's error page. The poster therefore stays until the player answers a ping; after a timeout a link to YouTube is
 * shown. Stops when the frame has left the page.
 */
export function play(poster: HTMLAnchorElement): void {
  const { video = '', title = '' } = poster.dataset;
  const frame = frameOf(video, title);
  const words = element('div', styles['words']);
  words.dataset['surface'] = 'ink';
  const status = words.appendChild(element('p'));
  status.role = 'status';
  const player = element('div', styles['player']);
  player.append(frame, words);
  poster.inert = true;
  poster.after(player);
  status.textContent = 'Loading the video...';
  frame.focus();

  const startedAt = Date.now();
  const ask = setInterval(() => {
    if (!frame.isConnected) stop();
    frame.contentWindow?.postMessage('{"event":"listening"}', '*');
    if (Date.now() - startedAt > timeoutMs && words.childElementCount === 1) {
      status.textContent = 'The video could not be loaded.';
      words.append(fallbackLinks(poster.href, show));
    }
  }, pingIntervalMs);
  window.addEventListener('message', onMessage);

  function onMessage({ source }: MessageEvent): void {
    if (source === frame.contentWindow) show();
  }
  function show(): void {
    stop();
    words.remove();
    player.dataset['there'] = '';
  }
  function stop(): void {
    clearInterval(ask);
    window.removeEventListener('message', onMessage);
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

/** No `sandbox`: the player needs scripts and its own origin, and both together give a sandbox no effect. */
function frameOf(video: string, title: string): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), {
    src: playerAddress(video),
    title: `Video: ${title}`,
    allow: 'autoplay; encrypted-media; picture-in-picture; fullscreen',
    referrerPolicy: 'strict-origin-when-cross-origin',
    allowFullscreen: true,
  });
}

/** A link to YouTube, and a button for a player that works without answering. */
function fallbackLinks(address: string, show: () => void): HTMLParagraphElement {
  const line = element('p', styles['ways']);
  const link = element('a', 'link', 'Watch it on YouTube');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener noreferrer' });
  const button = element('button', 'link', 'Show the player');
  button.type = 'button';
  button.addEventListener('click', show);
  line.append(link, button);
  return line;
}
