/**
 * What became of one mail, whoever sent it: a receipt, a code, a broadcast.
 *
 * - `sent`: the server has taken responsibility.
 * - `refused`: it never will (5yz).
 * - `no-mailbox`: it never will, as there is no such address.
 * - `later`: not now (4yz), or the connection failed before the message was handed over.
 * - `uncertain`: the connection broke after that; it may or may not have been taken.
 * - `login`: it does not let us in. `sender`: it takes nothing from us (MAIL FROM, greeting, TLS). In both nothing will
 *   go out to anybody until somebody mends that, and no recipient has done anything wrong.
 */
export type MailOutcome = { kind: 'sent' } | RefusedMail;

export interface RefusedMail {
  kind: 'refused' | 'no-mailbox' | 'later' | 'uncertain' | 'login' | 'sender';
  /** The server's own words. */
  reason: string;
}

/** As nodemailer throws it. */
export interface SmtpFailure {
  code?: string;
  /** What the server was answering to; `CONN` is its greeting. */
  command?: string;
  response?: string;
  responseCode?: number;
  message?: string;
}

/** RFC 4954: authentication is required, too weak, failed, or wants TLS first. */
const LOGIN = new Set([530, 534, 535, 538]);
/** RFC 3463: mailbox, system or address of the recipient does not exist, or takes no mail. */
const NO_MAILBOX = /\b5\.1\.(1|2|3|6|10)\b/;
/** RFC 3463: what is wrong is the sender's address, at whatever command the server says so. */
const BAD_SENDER = /\b5\.1\.(7|8)\b/;
/** RFC 1870: MAIL FROM names the size, too; then it is this message that is refused. */
const TOO_BIG = /^552\b|\b5\.3\.4\b/;
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA']);

/** @param handedOver the server has begun to read the message */
export function classify(failure: SmtpFailure, handedOver: boolean): RefusedMail {
  const { code, command = '', responseCode = 0, response = '', message } = failure;
  const reason = (response || message || code || 'The mail server did not answer').slice(0, 500);
  if (code === 'EAUTH' || LOGIN.has(responseCode)) return { kind: 'login', reason };
  if (responseCode >= 500) return { kind: refusal(command, response), reason };
  if (responseCode >= 400) return { kind: 'later', reason };
  return { kind: handedOver ? 'uncertain' : 'later', reason };
}

/** Before RCPT TO the server knows no recipient, so the refusal concerns our account. */
function refusal(command: string, response: string): RefusedMail['kind'] {
  if (BAD_SENDER.test(response)) return 'sender';
  if (command === 'MAIL FROM' && TOO_BIG.test(response)) return 'refused';
  if (!ABOUT_THE_MESSAGE.has(command)) return 'sender';
  return command === 'RCPT TO' && NO_MAILBOX.test(response) ? 'no-mailbox' : 'refused';
}
