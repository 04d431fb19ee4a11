var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { Injectable } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
/** Where the frontend's build puts what the server needs. The same from `src` and from `dist`. */
const FRONTEND_DIST = new URL('../../../../frontend/dist/', import.meta.url);
export const CLIENT_DIST = new URL('client/', FRONTEND_DIST);
const SERVER_ENTRY = new URL('server/entry-server.js', FRONTEND_DIST);
/** Loads the frontend's server bundle once and renders pages with it. */
let PageRenderer = class PageRenderer {
    bundle;
    async onModuleInit() {
        if (!existsSync(SERVER_ENTRY))
            return;
        this.bundle = (await import(__rewriteRelativeImportExtension(pathToFileURL(SERVER_ENTRY.pathname).href)));
    }
    /**
     * The part of an address that a page is rendered by: unknown parameters are left out, so that they make no page of their own.
     * @param address path and query
     */
    addressOf(address) {
        return address.includes('?') ? this.built().pageAddress(address) : address;
    }
    /** @throws when the frontend was not built */
    async render(input) {
        return this.built().render(input);
    }
    built() {
        if (!this.bundle)
            throw new Error('The frontend is not built: run npm run build -w frontend');
        return this.bundle;
    }
};
PageRenderer = __decorate([
    Injectable()
], PageRenderer);
export { PageRenderer };
//# sourceMappingURL=page-renderer.js.map