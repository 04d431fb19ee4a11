import { business, shippedBusiness } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { type Fact, good, missing, type SetupCheck } from '../setup-items.ts';

/** Whether people can reach who runs the site: what is shipped is visibly invented. */
@Injectable()
export class ContactCheck implements SetupCheck {
  readonly item = 'contact';

  async look(): Promise<Fact[]> {
    const [now, shipped] = [business(), shippedBusiness];
    const told = (what: string, value: string, invented: string): Fact =>
      value === invented ? missing(`${what} is still the example ${value}`) : good(`${what}: ${value}`);
    return [
      told('The phone number', now.phone, shipped.phone),
      told('The support address', now.supportEmail, shipped.supportEmail),
      told('The street', now.address.street, shipped.address.street),
      told('The legal entity', now.legal.entity, shipped.legal.entity),
      told('The grievance officer', now.legal.grievanceOfficer.email, shipped.legal.grievanceOfficer.email),
    ];
  }
}
