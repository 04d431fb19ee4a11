var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Injectable } from '@nestjs/common';
/** What goes along with mails of a template. Modules say so when the worker starts; a mail asks when it is sent. */
let MailAttachments = class MailAttachments {
    sources = new Map();
    /** What `source` throws lets the mail wait and be tried again. */
    provide(template, source) {
        this.sources.set(template, source);
    }
    /** @param key of the mail */
    async of(template, key) {
        const [, subject] = key.split(':');
        const source = this.sources.get(template);
        return source && subject ? source(subject) : [];
    }
};
MailAttachments = __decorate([
    Injectable()
], MailAttachments);
export { MailAttachments };
//# sourceMappingURL=mail-attachments.api.js.map