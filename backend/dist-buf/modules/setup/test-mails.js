var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { MailList } from '../mails/mail-list.api.js';
import { Mail } from '../mails/mails.api.js';
/** The second part of their keys, by which they are found again. */
const SUBJECT = 'setup';
/** Mails that show whether mails arrive. They take the way of every other mail. */
let TestMails = class TestMails {
    unitOfWork;
    mail;
    list;
    constructor(unitOfWork, mail, list) {
        this.unitOfWork = unitOfWork;
        this.mail = mail;
        this.list = list;
    }
    /** To whoever asks, and nobody else. */
    send({ email }) {
        return this.unitOfWork.run((tx) => this.mail.enqueue(tx, {
            key: `test-mail:${SUBJECT}:${uuidv7()}`,
            template: 'test-mail',
            to: { email, name: null },
            data: {},
        }));
    }
    async last() {
        return (await this.list.about('test-mail', SUBJECT)).at(-1);
    }
};
TestMails = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Mail,
        MailList])
], TestMails);
export { TestMails };
//# sourceMappingURL=test-mails.js.map