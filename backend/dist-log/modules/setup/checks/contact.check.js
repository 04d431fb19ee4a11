var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { business, shippedBusiness } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { good, missing } from '../setup-items.js';
/** Whether people can reach who runs the site: what is shipped is visibly invented. */
let ContactCheck = class ContactCheck {
    item = 'contact';
    async look() {
        const [now, shipped] = [business(), shippedBusiness];
        const told = (what, value, invented) => value === invented ? missing(`${what} is still the invented ${value}`) : good(`${what}: ${value}`);
        return [
            told('The phone number', now.phone, shipped.phone),
            told('The support address', now.supportEmail, shipped.supportEmail),
            told('The street', now.address.street, shipped.address.street),
            told('The legal entity', now.legal.entity, shipped.legal.entity),
            told('The grievance officer', now.legal.grievanceOfficer.email, shipped.legal.grievanceOfficer.email),
        ];
    }
};
ContactCheck = __decorate([
    Injectable()
], ContactCheck);
export { ContactCheck };
//# sourceMappingURL=contact.check.js.map