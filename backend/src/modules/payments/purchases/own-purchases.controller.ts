import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { ownPurchasesView } from './own-purchases.dto.ts';
import { presentPurchase } from './own-purchases.presenter.ts';
import { OwnPurchasesService } from './own-purchases.service.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@RequireAccess('member')
@Controller('api/users/me/purchases')
export class OwnPurchasesController {
  constructor(private readonly purchases: OwnPurchasesService) {}

  @Get()
  @ApiOperation({ summary: 'What I bought, or take part in as a buddy; newest first' })
  @ResponseSchema(200, ownPurchasesView)
  async list(@CurrentActor() actor: Actor) {
    return { items: (await this.purchases.of(actor)).map(presentPurchase) };
  }
}
