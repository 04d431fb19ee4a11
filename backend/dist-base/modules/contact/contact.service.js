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
import { business } from '@ironbloom/brand';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Mail } from '../mails/mails.api.js';
import { Buyers } from '../payments/buyers.api.js';
import { contactError } from './contact.errors.js';
import { ContactRepository } from './contact.repository.js';
/** The form sends its +91 along. A number from elsewhere without a prefix is an Indian one, too. */
const withCountryCode = (number) => (number.startsWith('+') ? number : `+91 ${number}`);
/** Takes enquiries in: kept for the owner's inbox, and mailed to support so that nobody has to look. */
let ContactService = class ContactService {
    unitOfWork;
    messages;
    mail;
    buyers;
    constructor(unitOfWork, messages, mail, buyers) {
        this.unitOfWork = unitOfWork;
        this.messages = messages;
        this.mail = mail;
        this.buyers = buyers;
    }
    /** The message and its mail in one transaction: both, or neither. */
    receive(message) {
        return this.keep(message, null);
    }
    /** The same about a payment that the sender has paid. @throws PAYMENT_NOT_YOURS */
    async receiveAbout(paymentId, message, { userId }) {
        const receiptNumber = await this.buyers.receiptOf(paymentId, userId);
        if (receiptNumber === undefined)
            throw contactError('PAYMENT_NOT_YOURS');
        await this.keep(message, { id: paymentId, receiptNumber });
    }
    async keep(message, payment) {
        const id = uuidv7();
        await this.unitOfWork.run(async (tx) => {
            await this.messages.store(tx, id, message, payment?.id ?? null);
            await this.mail.enqueue(tx, {
                key: `contact:${id}`,
                template: 'contact-message',
                to: { email: business().supportEmail, name: business().name },
                replyTo: message.email,
                data: {
                    ...message,
                    number: withCountryCode(message.number),
                    payment: payment && {
                        receiptNumber: payment.receiptNumber,
                        path: `/admin/payments/${payment.id}`,
                    },
                },
            });
        });
    }
};
ContactService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        ContactRepository,
        Mail,
        Buyers])
], ContactService);
export { ContactService };
//# sourceMappingURL=contact.service.js.map