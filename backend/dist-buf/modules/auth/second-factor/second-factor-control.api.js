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
import { SecondFactorNotices } from './second-factor-notices.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
/** What an owner, or whoever runs the server, decides over somebody's second factor. */
let SecondFactorControl = class SecondFactorControl {
    factors;
    notices;
    constructor(factors, notices) {
        this.factors = factors;
        this.notices = notices;
    }
    /**
     * Takes everything away that they sign in with beside the password; they set it up anew. Logged, and mailed to them.
     * @param by as the mail names them: "an owner (asha@example.com)" @returns false: there was nothing
     */
    async reset(tx, holder, who, by) {
        if (!(await this.factors.removeAll(tx, holder.id)))
            return false;
        await this.notices.tell(tx, holder, who, {
            action: 'Two-step sign-in reset',
            what: `Two-step sign-in of your account was reset by ${by}: your authenticator app, passkeys and recovery codes work no more, and you were signed out everywhere. Please set it up anew on your profile.`,
        });
        return true;
    }
};
SecondFactorControl = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [SecondFactorsRepository,
        SecondFactorNotices])
], SecondFactorControl);
export { SecondFactorControl };
//# sourceMappingURL=second-factor-control.api.js.map