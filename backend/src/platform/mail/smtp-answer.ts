/**
 * Outcome of sending a mail.
 * - `sent`: accepted.
 * - `refused`: permanently refused (5yz).
 * - `no-mailbox`: permanently refused, as the address does not exist.
 * - `later`: temporarily refused (4yz), or the connection failed before the message was handed over.
 * - `uncertain`: the connection broke after that.
 * - `login`: our login was refused. `sender`: our sender or connection is refused (MAIL FROM, greeting, TLS). In both cases no
 * mail can be sent until it is fixed, and no recipient is at fault.
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
  /** The command that was answered; `CONN` is the greeting. */
  command?: string;
  response?: string;
  responseCode?: number;
  message?: string;
}

/** RFC 4954: authentication is required, too weak, failed, or wants TLS first. */
const LOGIN = new Set([530, 534, 535, 538]);
/** RFC 3463: the recipient's mailbox, system or address does not exist or accepts no mail. */
const NO_MAILBOX = /\b5\.1\.(1|2|3|6|10)\b/;
/** RFC 3463: the sender's address is at fault, at any command. */
const BAD_SENDER = /\b5\.1\.(7|8)\b/;
/** RFC 1870: MAIL FROM also carries the size; then this message is refused. */
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
