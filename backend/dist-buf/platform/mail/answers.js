import { business } from '@ironbloom/brand';
/** Where an answer to a mail of ours belongs, if that is not the address that it comes from. @param sender MAIL_FROM */
export function answersGoTo(sender) {
    const { supportEmail } = business();
    return supportEmail === sender ? undefined : supportEmail;
}
//# sourceMappingURL=answers.js.map