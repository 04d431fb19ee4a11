import { playerAddress } from '@ironbloom/brand/video-link';
import styles from './video-player.module.css';

/** ms between two questions whether the player is there, and until nobody expects it any more. */
const askEvery = 250;
const patience = 8_000;

/**
 * Puts YouTube's player over a poster, which may be a part of an article's HTML. A frame that cannot be loaded looks like
 * the browser's own error page and tells nobody, so the poster stays until the player has answered; when it does not,
 * words and the way to YouTube stand there. It takes part in nothing once it is off the page.
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

  const begun = Date.now();
  const ask = setInterval(() => {
    if (!frame.isConnected) stop();
    frame.contentWindow?.postMessage('{"event":"listening"}', '*');
    if (Date.now() - begun > patience && words.childElementCount === 1) {
      status.textContent = 'The video could not be loaded.';
      words.append(wayOut(poster.href, show));
    }
  }, askEvery);
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

/** The player needs scripts and its own origin; a sandbox that grants both is none. */
function frameOf(video: string, title: string): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), {
    src: playerAddress(video),
    title: `Video: ${title}`,
    allow: 'autoplay; encrypted-media; picture-in-picture; fullscreen',
    referrerPolicy: 'strict-origin-when-cross-origin',
    allowFullscreen: true,
  });
}

/** Where the video can be seen for sure, and the frame for those who see more than we do. */
function wayOut(address: string, show: () => void): HTMLParagraphElement {
  const line = element('p', styles['ways']);
  const link = element('a', 'link', 'Watch it on YouTube');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener noreferrer' });
  const button = element('button', 'link', 'Show the player');
  button.type = 'button';
  button.addEventListener('click', show);
  line.append(link, button);
  return line;
}
