import { fullDayAndTime } from '@ironbloom/brand/india';
import { servedCertificate } from '../../platform/http/served-certificate.ts';
import { type Fact, good, missing } from './setup.domain.ts';

const DAY = 86_400_000;
/** Renewal starts 30 days before the end: with so few days left it has failed. */
const SOON_DAYS = 14;

/** Whether browsers trust the site's certificate. @param address of the site */
export async function checkCertificate(address: string): Promise<Fact> {
  const site = new URL(address);
  const { hostname, origin } = site;
  if (site.protocol !== 'https:') {
    return missing(
      `The site’s address is ${origin}, without https: browsers show a warning, and payments are not secure`,
    );
  }
  try {
    const served = await servedCertificate(site);
    const days = Math.floor((served.validUntil.getTime() - Date.now()) / DAY);
    const until = `valid until ${fullDayAndTime(served.validUntil)}`;
    if (served.problem)
      return missing(`Browsers do not trust the certificate of ${hostname}: ${served.problem}`);
    if (days < SOON_DAYS) {
      return missing(
        `The certificate of ${hostname} is ${until}, ${days} days from now. Its renewal seems to have failed`,
      );
    }
    return good(`Browsers trust the certificate of ${hostname}, by ${served.issuer}, ${until}`);
  } catch (error) {
    return missing(`${origin} could not be reached from here: ${(error as Error).message}`);
  }
}
