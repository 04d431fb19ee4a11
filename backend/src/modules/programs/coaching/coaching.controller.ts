import type { CoachingSettings } from '@ironbloom/brand/coaching';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Revision } from '../../../platform/database/publications/publication-history.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { publicationsController } from '../../site/publications/publications.controller.ts';
import { CoachingPublications, CurrentCoaching } from './coaching-settings.service.ts';
import { Coaches } from './coaches.service.ts';
import {
  coachesView,
  coachingRevisionView,
  coachParams,
  ownCoachingBody,
  ownCoachingView,
  profileBody,
  publishCoachingBody,
  snippetsView,
} from './coaching.dto.ts';

@ApiTags('coaching')
@RequireAccess('settings:manage')
@Controller('api/admin/coaching')
export class CoachingSettingsController extends publicationsController({
  body: publishCoachingBody,
  view: coachingRevisionView,
  present: ({ value, ...revision }: Revision<CoachingSettings>) => ({ coaching: value, ...revision }),
  summaries: {
    latest: 'What is promised to clients and how they come to coaches, to be edited',
    publish: 'Publish the coaching settings, all at once',
  },
}) {
  constructor(private readonly coaching: CoachingPublications) {
    super();
  }

  publications() {
    return this.coaching;
  }

  valueToPublish(settings: CoachingSettings) {
    return settings;
  }
}

@ApiTags('coaching')
@Controller('api/admin/coaches')
export class CoachesController {
  constructor(private readonly coaches: Coaches) {}

  @Get()
  @RequireAccess('clients:assign')
  @ApiOperation({ summary: 'Who of the team coaches, and how many open programs each has' })
  @ResponseSchema(200, coachesView)
  async list() {
    return { items: await this.coaches.listWithProfiles() };
  }

  @Put(':userId/profile')
  @RequireAccess('people:manage')
  @ApiOperation({ summary: 'Tie an account to a coach of “Who we are”' })
  @ResponseSchema(200, coachesView)
  async tie(
    @Param({ schema: coachParams }) { userId }: z.infer<typeof coachParams>,
    @Body({ schema: profileBody }) { profileId }: z.infer<typeof profileBody>,
    @CurrentActor() actor: Actor,
  ) {
    await this.coaches.tie(userId, profileId, actor);
    return { items: await this.coaches.listWithProfiles() };
  }
}

@ApiTags('coaching')
@RequireAccess('clients:read')
@Controller('api/admin/snippets')
export class SnippetsController {
  constructor(private readonly coaching: CurrentCoaching) {}

  @Get()
  @ApiOperation({ summary: 'Saved answers to clients, as published' })
  @ResponseSchema(200, snippetsView)
  list() {
    return { items: this.coaching.value.snippets };
  }
}

@ApiTags('coaching')
@RequireAccess('clients:read')
@Controller('api/admin/own-coaching')
export class OwnCoachingController {
  constructor(private readonly coaches: Coaches) {}

  @Get()
  @ApiOperation({ summary: 'How I am mailed about clients, and my leave' })
  @ResponseSchema(200, ownCoachingView)
  find(@CurrentActor() { userId }: Actor) {
    return this.coaches.own(userId);
  }

  @Put()
  @ApiOperation({ summary: 'Change how I am mailed, and my leave' })
  @ResponseSchema(200, ownCoachingView)
  change(
    @Body({ schema: ownCoachingBody }) body: z.infer<typeof ownCoachingBody>,
    @CurrentActor() { userId }: Actor,
  ) {
    return this.coaches.change(userId, body);
  }
}
