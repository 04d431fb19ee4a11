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
export function classify(failure, handedOver) {
    const { code, command = '', responseCode = 0, response = '', message } = failure;
    const reason = (response || message || code || 'The mail server did not answer').slice(0, 500);
    if (code === 'EAUTH' || LOGIN.has(responseCode))
        return { kind: 'login', reason };
    if (responseCode >= 500)
        return { kind: refusal(command, response), reason };
    if (responseCode >= 400)
        return { kind: 'later', reason };
    return { kind: handedOver ? 'uncertain' : 'later', reason };
}
/** Before RCPT TO the server knows of no recipient yet: it can only mean us. */
function refusal(command, response) {
    if (BAD_SENDER.test(response))
        return 'sender';
    if (command === 'MAIL FROM' && TOO_BIG.test(response))
        return 'refused';
    if (!ABOUT_THE_MESSAGE.has(command))
        return 'sender';
    return command === 'RCPT TO' && NO_MAILBOX.test(response) ? 'no-mailbox' : 'refused';
}
//# sourceMappingURL=smtp-answer.js.map