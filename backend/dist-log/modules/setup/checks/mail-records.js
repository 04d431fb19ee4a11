import { Resolver } from 'node:dns/promises';
import { good, missing } from '../setup-items.js';
const TIMEOUT_MS = 3_000;
/** Under these names the mail providers that are met most publish their keys. */
const USUAL_SELECTORS = [
    'default',
    'dkim',
    'mail',
    'smtp',
    'google',
    'selector1',
    'selector2',
    's1',
    's2',
    'k1',
    'k2',
    'k3',
    'mandrill',
    'zoho',
    'zmail',
    'pm',
    'mxvault',
    'fm1',
    'mailjet',
    'mlsend',
    'brevo1',
    'brevo2',
    'sig1',
    'key1',
    'key2',
];
/** What receivers look up about the domain that mails come from (RFC 7208, 6376, 7489). */
export class MailRecords {
    resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
    /** @param servers addresses of name servers; none: those of the machine */
    constructor(servers) {
        if (servers.length > 0)
            this.resolver.setServers(servers);
    }
    async spf(domain) {
        const records = (await this.texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
        const [record] = records;
        if (!record)
            return missing(`SPF: ${domain} names no servers that may send for it`);
        if (records.length > 1)
            return missing(`SPF: ${domain} has ${records.length} records, and receivers then trust none`);
        if (/\+?\ball\b/.test(record) && !/[-~?]all\b/.test(record)) {
            return missing(`SPF: the record of ${domain} lets everybody send (${record})`);
        }
        return good(`SPF: ${record}`);
    }
    /** @param selector as the mail provider names it; null: the usual ones are tried */
    async dkim(domain, selector) {
        const selectors = selector ? [selector] : USUAL_SELECTORS;
        const found = await Promise.all(selectors.map(async (name) => {
            const texts = await this.texts(`${name}._domainkey.${domain}`);
            return texts.some((text) => /\bp=[^;\s]/.test(text)) ? name : undefined;
        }));
        const name = found.find((one) => one !== undefined);
        if (name)
            return good(`DKIM: a key is published as ${name}._domainkey.${domain}`);
        return missing(selector
            ? `DKIM: there is no key at ${selector}._domainkey.${domain}`
            : `DKIM: no key of ${domain} was found under the usual names. Enter the selector that your mail provider names`);
    }
    /** Of the domain, else of the one above it, as receivers do. */
    async dmarc(domain) {
        const labels = domain.split('.');
        for (let skipped = 0; labels.length - skipped >= 2; skipped += 1) {
            const place = `_dmarc.${labels.slice(skipped).join('.')}`;
            const record = (await this.texts(place)).find((text) => /^v=DMARC1\b/i.test(text));
            if (record)
                return good(`DMARC: ${record}`);
        }
        return missing(`DMARC: ${domain} does not say what becomes of mails that others send in its name`);
    }
    /** Without an answer there is nothing; a name server that is away is an error. */
    async texts(name) {
        try {
            return (await this.resolver.resolveTxt(name)).map((parts) => parts.join(''));
        }
        catch (error) {
            const { code } = error;
            if (code === 'ENOTFOUND' || code === 'ENODATA')
                return [];
            throw error;
        }
    }
}
//# sourceMappingURL=mail-records.js.map