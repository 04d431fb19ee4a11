import type { CheckInForm } from '@ironbloom/brand/check-in';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Revision } from '../../../platform/database/publications/publication-history.ts';
import { Form, TakesForm, type UploadForm } from '../../../platform/http/input/multipart-form.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { publicationsController } from '../../site/publications/publications.controller.ts';
import { programParams } from '../intake/intake.dto.ts';
import { programsError } from '../programs.errors.ts';
import { CheckInPublications } from './check-in-form.service.ts';
import {
  answerBody,
  checkInParams,
  checkInRevisionView,
  checkInsView,
  checkInView,
  comparedCheckInView,
  photoForm,
  photoParams,
  preferencesView,
  progressView,
  publishCheckInBody,
  queueQuery,
  queueView,
  saveAnswersBody,
} from './check-ins.dto.ts';
import { CheckIns } from './check-ins.service.ts';
import { ClientCheckIns } from './client-check-ins.service.ts';
import { Progress } from './progress.service.ts';

type Program = z.infer<typeof programParams>;
type OneCheckIn = z.infer<typeof checkInParams>;
type OnePhoto = z.infer<typeof photoParams>;
const FORM = { schema: photoForm, files: ['file'] } as const;
const UPLOAD_LIMIT = { name: 'own-photos', points: 60, seconds: 3600 };

@ApiTags('clients')
@RequireAccess('member')
@Controller('api/my/programs/:id')
export class OwnCheckInsController {
  constructor(
    private readonly checkIns: CheckIns,
    private readonly progress: Progress,
  ) {}

  @Get('check-ins')
  @ApiOperation({ summary: 'My check-ins, and when the next one opens' })
  @ResponseSchema(200, checkInsView)
  list(@Param({ schema: programParams }) { id }: Program, @CurrentActor() actor: Actor) {
    return this.checkIns.list(id, actor);
  }

  @Get('check-ins/:day')
  @ApiOperation({ summary: 'One of my check-ins' })
  @ResponseSchema(200, checkInView)
  find(@Param({ schema: checkInParams }) { id, day }: OneCheckIn, @CurrentActor() actor: Actor) {
    return this.checkIns.find(id, day, actor);
  }

  @Patch('check-ins/:day')
  @ApiOperation({ summary: 'Save some answers of a check-in' })
  @ResponseSchema(200, checkInView)
  save(
    @Param({ schema: checkInParams }) { id, day }: OneCheckIn,
    @Body({ schema: saveAnswersBody }) body: z.infer<typeof saveAnswersBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.checkIns.save(id, day, body, actor);
  }

  @Post('check-ins/:day/send')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a check-in to my coach' })
  @ResponseSchema(200, checkInView)
  send(@Param({ schema: checkInParams }) { id, day }: OneCheckIn, @CurrentActor() actor: Actor) {
    return this.checkIns.send(id, day, actor);
  }

  @Put('check-ins/:day/photos/:view')
  @RateLimit(UPLOAD_LIMIT)
  @ApiOperation({ summary: 'Add a private photograph to a check-in' })
  @TakesForm(FORM)
  @ResponseSchema(200, checkInView)
  addPhoto(
    @Param({ schema: photoParams }) { id, day, view }: OnePhoto,
    @Form(FORM) { files: { file } }: UploadForm<z.infer<typeof photoForm>, 'file'>,
    @CurrentActor() actor: Actor,
  ) {
    if (!file) throw programsError('FILE_MISSING').at('file');
    return this.checkIns.addPhoto(id, day, view, file, actor);
  }

  @Delete('check-ins/:day/photos/:view')
  @ApiOperation({ summary: 'Delete a photograph of mine, at any time' })
  @ResponseSchema(200, checkInView)
  removePhoto(@Param({ schema: photoParams }) { id, day, view }: OnePhoto, @CurrentActor() actor: Actor) {
    return this.checkIns.removePhoto(id, day, view, actor);
  }

  @Get('preferences')
  @ApiOperation({ summary: 'When I am reminded of my check-in, and my units' })
  @ResponseSchema(200, preferencesView)
  preferences(@Param({ schema: programParams }) { id }: Program, @CurrentActor() actor: Actor) {
    return this.checkIns.preferences(id, actor);
  }

  @Put('preferences')
  @ApiOperation({ summary: 'Change when I am reminded, and my units' })
  @ResponseSchema(200, preferencesView)
  changePreferences(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: preferencesView }) body: z.infer<typeof preferencesView>,
    @CurrentActor() actor: Actor,
  ) {
    return this.checkIns.changePreferences(id, body, actor);
  }

  @Get('progress')
  @ApiOperation({ summary: 'What my check-ins say over time' })
  @ResponseSchema(200, progressView)
  findProgress(@Param({ schema: programParams }) { id }: Program, @CurrentActor() actor: Actor) {
    return this.progress.own(id, actor);
  }
}

@ApiTags('clients')
@RequireAccess('clients:read')
@Controller('api/admin/check-ins')
export class CheckInQueueController {
  constructor(private readonly checkIns: ClientCheckIns) {}

  @Get()
  @ApiOperation({
    summary: 'Check-ins that wait for an answer, the longest first; a coach sees those of her clients',
  })
  @ResponseSchema(200, queueView)
  queue(
    @Query({ schema: queueQuery }) { mine, ...query }: z.infer<typeof queueQuery>,
    @CurrentUser() viewer: Principal,
  ) {
    return this.checkIns.queue({ ...query, mine: mine === 'true' }, viewer);
  }
}

@ApiTags('clients')
@RequireAccess('clients:read')
@Controller('api/admin/clients/:id')
export class ClientCheckInsController {
  constructor(
    private readonly checkIns: ClientCheckIns,
    private readonly progress: Progress,
  ) {}

  @Get('check-ins')
  @ApiOperation({ summary: 'A client’s check-ins that were sent or missed, newest first' })
  @ResponseSchema(200, checkInsView)
  list(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return this.checkIns.list(id, viewer);
  }

  @Post('check-ins/:day/open')
  @HttpCode(200)
  @ApiOperation({ summary: 'Open a check-in beside the one before: the client cannot change it any more' })
  @ResponseSchema(200, comparedCheckInView)
  open(@Param({ schema: checkInParams }) { id, day }: OneCheckIn, @CurrentUser() viewer: Principal) {
    return this.checkIns.open(id, day, viewer);
  }

  @Post('check-ins/:day/answer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Answer a check-in, once; the client gets a mail' })
  @ResponseSchema(200, checkInView)
  answer(
    @Param({ schema: checkInParams }) { id, day }: OneCheckIn,
    @Body({ schema: answerBody }) { text }: z.infer<typeof answerBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return this.checkIns.answer(id, day, text, viewer, actor);
  }

  @Get('progress')
  @ApiOperation({ summary: 'What a client’s check-ins say over time' })
  @ResponseSchema(200, progressView)
  findProgress(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return this.progress.ofClient(id, viewer);
  }
}

@ApiTags('coaching')
@RequireAccess('settings:manage')
@Controller('api/admin/check-in-form')
export class CheckInFormController extends publicationsController({
  body: publishCheckInBody,
  view: checkInRevisionView,
  present: ({ value, ...revision }: Revision<CheckInForm>) => ({ checkIn: value, ...revision }),
  summaries: {
    latest: 'What clients are asked each week, to be edited',
    publish: 'Publish the questions of check-ins, all at once',
  },
}) {
  constructor(private readonly form: CheckInPublications) {
    super();
  }

  publications() {
    return this.form;
  }

  valueToPublish(form: CheckInForm) {
    return form;
  }
}
