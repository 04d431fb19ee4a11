import { Injectable } from '@nestjs/common';
import { type Fact, good, missing, type SetupCheck, type SetupItem } from '../setup-items.ts';
import { SetupRepository } from '../setup.repository.ts';

/** Whether somebody has made it the business's own: has published it since the site was installed. */
@Injectable()
abstract class PublishedCheck implements SetupCheck {
  abstract readonly item: SetupItem;
  /** By their names among the publications, each with what is said of it. */
  protected abstract readonly parts: readonly { name: string; what: string }[];

  constructor(private readonly repository: SetupRepository) {}

  async look(): Promise<Fact[]> {
    const versions = await this.repository.publications(this.parts.map(({ name }) => name));
    return this.parts.map(({ name, what }) =>
      (versions.get(name) ?? 1) > 1
        ? good(`${what} been published by you`)
        : missing(`${what} not been published since the site was installed: the default content is shown`),
    );
  }
}

@Injectable()
export class LookCheck extends PublishedCheck {
  readonly item = 'look';
  protected readonly parts = [{ name: 'look', what: 'Logo, icon and colours have' }];
}

@Injectable()
export class PricesCheck extends PublishedCheck {
  readonly item = 'prices';
  protected readonly parts = [{ name: 'plans', what: 'Plans and prices have' }];
}

@Injectable()
export class LegalCheck extends PublishedCheck {
  readonly item = 'legal';
  protected readonly parts = [
    { name: 'page-content:terms', what: 'The terms have' },
    { name: 'page-content:privacy', what: 'The privacy policy has' },
  ];
}
