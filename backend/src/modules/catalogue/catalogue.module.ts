import { Module } from '@nestjs/common';
import { CatalogueService } from './catalogue.service.ts';
import { OfferEditing } from './offers/offer-editing.service.ts';
import { AdminOffersController } from './offers/offers.controller.ts';
import { OffersRepository } from './offers/offers.repository.ts';
import { OfferGuesses, OffersService } from './offers/offers.service.ts';
import { PlanPublishing } from './plans/plan-publishing.service.ts';
import { AdminPlansController } from './plans/plans.controller.ts';

const shared = [CatalogueService, OffersRepository, OffersService, OfferGuesses];

@Module({
  controllers: [AdminPlansController, AdminOffersController],
  providers: [...shared, PlanPublishing, OfferEditing],
  exports: shared,
})
export class CatalogueModule {}

@Module({ providers: [OffersRepository], exports: [OffersRepository] })
export class CatalogueWorkerModule {}
