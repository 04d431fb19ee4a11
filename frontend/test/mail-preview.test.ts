import { expect, it } from 'vitest';
import { sanitizeMailHtml } from '../../backend/src/modules/broadcast/broadcast-html.ts';
import type { Message } from '../src/features/admin-broadcast/compose/message.ts';
import { previewOf } from '../src/features/admin-broadcast/editor/mail-html.ts';

/** Every element of HTML, the obsolete ones that people still paste among them, and one of nobody's. */
const tags =
  'a abbr acronym address area article aside audio b base basefont bdi bdo bgsound big blink blockquote br ' +
  'button canvas center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
  'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' +
  'iframe img input ins kbd label legend li link listing main map mark marquee math menu meta meter nav nobr ' +
  'noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rp rt ruby ' +
  's samp script search section select slot small source span strike strong style sub summary sup svg template ' +
  'textarea time title track tt u ul var video wbr xmp x-own';
const table =
  '<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>b</th></tr></thead>' +
  '<tbody><tr><td>c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>';

const asBrowsersReadIt = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The preview marks the pictures that it cannot show.
  for (const image of body.querySelectorAll('img')) image.removeAttribute('style');
  return body.innerHTML;
};

function preview(bodyHtml: string): string {
  const message: Message = { subject: '', fromName: '', bodyHtml, attachments: [] };
  const page = new DOMParser().parseFromString(previewOf(message, 'Asha').html, 'text/html');
  return asBrowsersReadIt(page.querySelector('[data-letter]')!.innerHTML);
}

// Each list of tags stands once on the server and once in the preview, which must not ask it at every key.
it.each([
  ...tags.split(' ').map((tag) => [`<${tag}>`, `<p>Before</p><div><${tag}>words</${tag}></div>`]),
  ['a table', table],
  [
    'a template in a template',
    '<p><template>one <b>two</b> <template><i>three</i></template></template></p>',
  ],
])('shows of %s what the mail will hold', (_, html) => {
  expect(preview(html!)).toBe(asBrowsersReadIt(sanitizeMailHtml(html!)));
});
