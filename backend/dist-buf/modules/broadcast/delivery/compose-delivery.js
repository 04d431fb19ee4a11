import { business, postalAddress } from '@ironbloom/brand';
import { answersGoTo } from '../../../platform/mail/answers.js';
import { renderBroadcast } from '../../../platform/mail/templates.js';
import { oneLine } from '../core/address.domain.js';
import { personaliseHtml, personaliseText } from '../compose/placeholders.domain.js';
/** The mail to one recipient: their name in it, and their own way out. */
export function composeDelivery(message, to, sender) {
    const { unsubscribeUrl } = sender;
    const subject = oneLine(personaliseText(message.subject, to));
    return {
        from: { name: message.fromName, address: sender.address },
        to: { name: oneLine(to.name ?? ''), address: to.email },
        replyTo: answersGoTo(sender.address),
        subject,
        html: renderBroadcast({ subject, bodyHtml: personaliseHtml(message.bodyHtml, to), unsubscribeUrl }, sender.siteUrl),
        text: `${personaliseText(message.bodyText, to)}\n\n--\n${postalAddress(business())}\nUnsubscribe: ${unsubscribeUrl}\n`,
        // The same for every attempt, so that a mail system that sees it twice keeps one.
        messageId: `<${to.id}@${new URL(sender.siteUrl).hostname}>`,
        headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'List-Id': `<broadcast.${new URL(sender.siteUrl).hostname}>`,
            'Auto-Submitted': 'auto-generated',
            Precedence: 'bulk',
        },
        attachments: message.attachments,
    };
}
//# sourceMappingURL=compose-delivery.js.map