import { type Business, postalAddress } from './business.ts';
import type { Palette } from './look/palette.ts';
import { escapeMarkup } from './markup.ts';

/** The light head of a mail is ink in both colour schemes. */
const PAPER_TEXT = '#F4F1EA';
const QUIET = '#4A4D46';
const LINE = '#D8D3C5';
/** No font is loaded in mails: the condensed faces that devices have. */
const DISPLAY = `'Big Shoulders','HelveticaNeue-CondensedBlack','Arial Narrow','Roboto Condensed',sans-serif-condensed,Arial,sans-serif`;
const TEXT = 'Inter,Arial,sans-serif';

/** Size in px. */
export interface MailLogo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** What stands around the words of a mail. */
export interface MailPage {
  readonly title: string;
  /** Shown after the subject in lists of mails. */
  readonly preview?: string | undefined;
  /** First name of the reader, where it is known. */
  readonly hello?: string | null | undefined;
  /** A broadcast: the words are written by the owner. */
  readonly letter?: boolean | undefined;
  /** To the team: nobody to ask, no greeting. */
  readonly team?: boolean | undefined;
  readonly unsubscribeUrl?: string | undefined;
  readonly business: Business;
  readonly colors: Pick<Palette, 'ink' | 'coal-1' | 'coal-2' | 'coal-line' | 'lime' | 'moss'>;
  /** Null: the name in letters. */
  readonly logo: MailLogo | null;
}

/** The shipped logo as PNG, as mail programs show no SVG. */
export const SHIPPED_MAIL_LOGO: MailLogo = { src: '/logo-horizontal.png', width: 211, height: 28 };

/** Greeting of a mail. */
export const helloLine = (firstName: string): string => `Hi ${firstName},`;

/** The frame of every mail as HTML, also for previews. @param body trusted HTML */
export function mailPage(page: MailPage, body: string): string {
  const { title, preview, hello, letter, team, unsubscribeUrl, business, colors } = page;
  const { ink, lime, moss } = colors;
  const width = letter ? 640 : 560;
  const mail = `<a class="link" style="color:${moss};" href="mailto:${escapeMarkup(business.supportEmail)}">${escapeMarkup(business.supportEmail)}</a>`;
  const foot = [
    escapeMarkup(postalAddress(business)),
    ...(team ? [] : [`Questions? Reply to this mail or write to ${mail}.`]),
    ...(unsubscribeUrl
      ? [`<a class="link" style="color:${moss};" href="${escapeMarkup(unsubscribeUrl)}">Unsubscribe</a>`]
      : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>${styles(colors)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${PAPER_TEXT};color:${ink};">
${preview ? `<div style="display:none;max-height:0;overflow:hidden;">${escapeMarkup(preview)}</div>\n` : ''}<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER_TEXT};color:${ink};">
<tr><td class="around" align="center" style="padding:24px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;color:inherit;">
<tr><td class="head" style="background:${ink};border-bottom:2px solid ${lime};border-radius:12px 12px 0 0;padding:22px 28px;font:800 22px/28px ${DISPLAY};letter-spacing:.04em;text-transform:uppercase;color:${PAPER_TEXT};">${headOf(page)}</td></tr>
<tr><td class="card ${letter ? 'letter' : team ? 'words team' : 'words'}" style="background:#FCFBF7;color:${ink};border:1px solid ${LINE};border-top:0;border-radius:0 0 12px 12px;padding:28px;font:400 16px/1.55 ${TEXT};text-align:left;">
${hello && !team ? `<p class="hello">${escapeMarkup(helloLine(hello))}</p>\n` : ''}${body}
</td></tr>
<tr><td class="quiet foot" style="padding:20px 28px;color:${QUIET};font:400 13px/1.5 ${TEXT};text-align:left;">
${foot.join('<br>\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function headOf({ logo, business: { name }, colors }: MailPage): string {
  if (!logo) return `${escapeMarkup(name)}<span style="color:${colors.lime};">.</span>`;
  // Its font is that of the text which stands in its place.
  return `<img src="${escapeMarkup(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeMarkup(name)}" style="display:block;max-width:100%;border:0;color:${PAPER_TEXT};">`;
}

/** Mail programs without style sheets show the same words in their own sizes. */
const styles = ({ ink, lime, moss, ...coal }: MailPage['colors']): string => `
.words h1{margin:0 0 16px;font:800 32px/1.05 ${DISPLAY};text-transform:uppercase;overflow-wrap:anywhere}
.words.team h1{font-size:26px}
.words h2{margin:24px 0 4px;font:700 17px/1.3 ${TEXT}}
.words p{margin:0 0 16px;overflow-wrap:anywhere}
.words .hello{margin:0 0 8px}
.words ul{margin:0 0 16px;padding:0 0 0 18px}
.words li{padding:4px 0;overflow-wrap:anywhere}
.words a{color:${moss}}
.words .quiet{font-size:14px}
.quiet{color:${QUIET}}
.letter a{color:${moss}}
.letter img{max-width:100%;height:auto}
@media (max-width:480px){
.around{padding:12px 8px !important}
.head,.card{padding:20px !important}
.foot{padding:16px 20px !important}
.action,.action a{width:100%;box-sizing:border-box;text-align:center}
}
@media (prefers-color-scheme: dark){
.page{background:${ink} !important;color:${PAPER_TEXT} !important}
.head{background:${coal['coal-2']} !important}
.card,.card table{color:${PAPER_TEXT} !important}
.card{background:${coal['coal-1']} !important;border-color:${coal['coal-line']} !important}
.card .quiet,.quiet{color:#B4BAB5 !important}
.line{border-color:${coal['coal-line']} !important}
.words a,.link{color:${lime} !important}
.words .action a{color:${ink} !important}
.well{background:${ink} !important;color:${lime} !important;border-color:${coal['coal-line']} !important}
.notice{background:#3A2E0B !important;color:#FFE2A0 !important}
.letter *{background-color:transparent !important;color:${PAPER_TEXT} !important}
.letter a,.letter a *{color:${lime} !important}
}
`;

/** The frame of every mail as plain text. @param siteUrl our address */
export function mailText(
  { hello, team, business }: Pick<MailPage, 'hello' | 'team' | 'business'>,
  siteUrl: string,
  body: string,
): string {
  const foot = [
    `${business.name}, ${siteUrl}`,
    postalAddress(business),
    ...(team ? [] : [`Questions? Reply to this mail or write to ${business.supportEmail}.`]),
  ];
  const greeting = hello && !team ? `${helloLine(hello)}\n\n` : '';
  return `${greeting}${body.trim()}\n\n${foot.join('\n')}\n`;
}
