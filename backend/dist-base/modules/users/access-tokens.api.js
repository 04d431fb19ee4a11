var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENV } from '../../config/config.module.js';
import { ACCESS_TOKEN_ALGORITHM } from './jwt.strategy.js';
/** Signs bearer tokens, for `Sessions`; `JwtStrategy` reads them. */
let AccessTokens = class AccessTokens {
    env;
    jwt;
    constructor(env, jwt) {
        this.env = env;
        this.jwt = jwt;
    }
    /** Good for ACCESS_TOKEN_TTL_SECONDS, unless it is signed out or `tokenVersion` is raised before. */
    issue({ id, tokenVersion }) {
        const jti = randomUUID();
        const claims = { sub: id, ver: tokenVersion, jti };
        const expiresIn = this.env.ACCESS_TOKEN_TTL_SECONDS;
        const token = this.jwt.sign(claims, {
            secret: this.env.JWT_SECRET,
            algorithm: ACCESS_TOKEN_ALGORITHM,
            expiresIn,
        });
        return { id: jti, token, expiresIn };
    }
};
AccessTokens = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, JwtService])
], AccessTokens);
export { AccessTokens };
//# sourceMappingURL=access-tokens.api.js.map