import { Resolver } from 'node:dns/promises';
import { type Fact, good, missing } from './setup.domain.ts';

const TIMEOUT_MS = 3_000;
/** Selectors of common mail providers. */
const USUAL_SELECTORS = (
  'default dkim mail smtp google selector1 selector2 s1 s2 k1 k2 k3 mandrill zoho zmail pm ' +
  'mxvault fm1 mailjet mlsend brevo1 brevo2 sig1 key1 key2'
).split(' ');

/** DNS records that receivers check for a sender's domain (RFC 7208, 6376, 7489). */
export class MailRecords {
  private readonly resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

  /** @param servers addresses of name servers; none: the system's */
  constructor(servers: readonly string[]) {
    if (servers.length > 0) this.resolver.setServers(servers);
  }

  async spf(domain: string): Promise<Fact> {
    const records = (await this.texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
    const [record] = records;
    if (!record) return missing(`SPF: ${domain} does not name the servers that may send for it`);
    if (records.length > 1)
      return missing(`SPF: ${domain} has ${records.length} records, so receivers ignore all of them`);
    if (/\+?\ball\b/.test(record) && !/[-~?]all\b/.test(record)) {
      return missing(`SPF: the record of ${domain} allows every server to send (${record})`);
    }
    return good(`SPF: ${record}`);
  }

  /** @param selector of the mail provider; null: common ones are tried */
  async dkim(domain: string, selector: string | null): Promise<Fact> {
    const selectors = selector ? [selector] : USUAL_SELECTORS;
    const found = await Promise.all(
      selectors.map(async (name) => {
        const texts = await this.texts(`${name}._domainkey.${domain}`);
        return texts.some((text) => /\bp=[^;\s]/.test(text)) ? name : undefined;
      }),
    );
    const name = found.find((one) => one !== undefined);
    if (name) return good(`DKIM: a key is published as ${name}._domainkey.${domain}`);
    return missing(
      selector
        ? `DKIM: there is no key at ${selector}._domainkey.${domain}`
        : `DKIM: no key of ${domain} was found under the usual names. Enter the selector given by your mail provider`,
    );
  }

  /** Of the domain, else of its parent, as receivers do. */
  async dmarc(domain: string): Promise<Fact> {
    const labels = domain.split('.');
    for (let skipped = 0; labels.length - skipped >= 2; skipped += 1) {
      const place = `_dmarc.${labels.slice(skipped).join('.')}`;
      const record = (await this.texts(place)).find((text) => /^v=DMARC1\b/i.test(text));
      if (record) return good(`DMARC: ${record}`);
    }
    return missing(`DMARC: ${domain} does not say how to treat mails that others send in its name`);
  }

  /** Empty for a missing name. @throws when no name server answers */
  private async texts(name: string): Promise<string[]> {
    try {
      return (await this.resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
      throw error;
    }
  }
}
