import { Module } from '@nestjs/common';
import { CatalogueService } from './catalogue.service.ts';
import { OfferingPublishing } from './offerings/offering-publishing.service.ts';
import { AdminPlansController } from './offerings/offerings.controller.ts';
import { OfferEditing } from './offers/offer-editing.service.ts';
import { AdminOffersController } from './offers/offers.controller.ts';
import { OffersRepository } from './offers/offers.repository.ts';
import { OfferGuesses, OffersService } from './offers/offers.service.ts';

const shared = [CatalogueService, OffersRepository, OffersService, OfferGuesses];

@Module({
  controllers: [AdminPlansController, AdminOffersController],
  providers: [...shared, OfferingPublishing, OfferEditing],
  exports: shared,
})
export class CatalogueModule {}

@Module({ providers: [OffersRepository], exports: [OffersRepository] })
export class CatalogueWorkerModule {}
