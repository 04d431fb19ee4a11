import { Module } from '@nestjs/common';
import { AdminOffersController } from './offers/admin-offers.controller.ts';
import { OfferEditing } from './offers/offer-editing.service.ts';
import { OfferGuesses } from './offers/offer-guesses.ts';
import { OfferListRepository } from './offers/offer-list.repository.ts';
import { OffersRepository } from './offers/offers.repository.ts';
import { OffersService } from './offers/offers.service.ts';
import { PlanPrices } from './plans.api.ts';
import { AdminPlansController } from './plans/admin-plans.controller.ts';
import { PlanCatalogue } from './plans/plan-catalogue.ts';
import { PlanPublishing } from './plans/plan-publishing.service.ts';
import { PlansRepository } from './plans/plans.repository.ts';

@Module({
  controllers: [AdminPlansController, AdminOffersController],
  providers: [
    PlanCatalogue,
    PlanPublishing,
    PlansRepository,
    PlanPrices,
    OffersRepository,
    OffersService,
    OfferGuesses,
    OfferEditing,
    OfferListRepository,
  ],
  exports: [PlanCatalogue, PlanPrices, OffersRepository, OffersService, OfferGuesses],
})
export class CatalogueModule {}

@Module({ providers: [OffersRepository], exports: [OffersRepository] })
export class CatalogueWorkerModule {}
