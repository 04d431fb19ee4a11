import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { OfferEditing } from './offer-editing.service.ts';
import { offerBody, offerChange, offerParams, offersView, offerView } from './offers.dto.ts';

@ApiTags('payments')
@RequireAccess('plans:manage')
@Controller('api/payments/admin/offers')
export class AdminOffersController {
  constructor(private readonly offers: OfferEditing) {}

  @Get()
  @ApiOperation({ summary: 'List codes and sales with their use, newest first' })
  @ResponseSchema(200, offersView)
  async list() {
    return { offers: await this.offers.list() };
  }

  @Post()
  @ApiOperation({ summary: 'Create an offer with a code, or a sale without one' })
  @ResponseSchema(201, offerView)
  create(@Body({ schema: offerBody }) body: z.infer<typeof offerBody>, @CurrentActor() actor: Actor) {
    return this.offers.create(body, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change, pause or resume an offer' })
  @ResponseSchema(200, offerView)
  change(
    @Param({ schema: offerParams }) { id }: z.infer<typeof offerParams>,
    @Body({ schema: offerChange }) { version, ...draft }: z.infer<typeof offerChange>,
    @CurrentActor() actor: Actor,
  ) {
    return this.offers.change(id, draft, version, actor);
  }
}
