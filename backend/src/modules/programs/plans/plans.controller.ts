import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { BodyLimit } from '../../../platform/http/input/bodies.ts';
import { Form, TakesForm, type UploadForm } from '../../../platform/http/input/multipart-form.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { PLAN_BODY } from '../../library/plan-documents.dto.ts';
import { programParams } from '../intake/intake.dto.ts';
import { programsError } from '../programs.errors.ts';
import { downloadParams, downloadView } from '../progress/progress-files.dto.ts';
import { ClientFiles } from './client-files.service.ts';
import { PlanPapers } from './plan-papers.service.ts';
import { fileForm, fileView, planParams, plansView, planView, publishPlanBody } from './plans.dto.ts';
import { Plans } from './plans.service.ts';

type Program = z.infer<typeof programParams>;
type Version = z.infer<typeof planParams>;
const FORM = { schema: fileForm, files: ['file'] } as const;
type FileForm = UploadForm<z.infer<typeof fileForm>, 'file'>;

@ApiTags('clients')
@RequireAccess('clients:read')
@Controller('api/admin/clients/:id')
export class ClientPlansController {
  constructor(
    private readonly plans: Plans,
    private readonly files: ClientFiles,
    private readonly papers: PlanPapers,
  ) {}

  @Get('plans')
  @ApiOperation({ summary: 'What was published to a client, newest first' })
  @ResponseSchema(200, plansView)
  async list(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return { items: await this.plans.list(id, viewer) };
  }

  @Get('plans/:version')
  @ApiOperation({ summary: 'One version of a plan' })
  @ResponseSchema(200, planView)
  find(@Param({ schema: planParams }) { id, version }: Version, @CurrentUser() viewer: Principal) {
    return this.plans.find(id, version, viewer);
  }

  @Post('plans')
  @BodyLimit(PLAN_BODY)
  @ApiOperation({ summary: 'Publish a plan; with the first one the program gets its start' })
  @ResponseSchema(200, planView)
  publish(
    @Param({ schema: programParams }) { id }: Program,
    @Body({ schema: publishPlanBody }) { version, ...plan }: z.infer<typeof publishPlanBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return this.plans.publish(id, version, plan, viewer, actor);
  }

  @Post('plans/:version/pdf')
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a download link to a version as PDF: training and food' })
  @ResponseSchema(200, downloadView)
  async download(@Param({ schema: planParams }) { id, version }: Version, @CurrentUser() viewer: Principal) {
    return { url: await this.papers.download(id, version, viewer, false) };
  }

  @Post('files')
  @ApiOperation({ summary: 'Upload a picture or a PDF for a client' })
  @TakesForm(FORM)
  @ResponseSchema(201, fileView)
  upload(
    @Param({ schema: programParams }) { id }: Program,
    @Form(FORM) form: FileForm,
    @CurrentUser() viewer: Principal,
  ) {
    return store(this.files, id, form, viewer);
  }
}

/** Pictures and PDFs of messages: a stranger never gets here, and members send few. */
const UPLOAD_LIMIT = { name: 'own-program-files', points: 60, seconds: 3600 };

@ApiTags('clients')
@RequireAccess('member')
@Controller('api/my/programs/:id')
export class OwnPlansController {
  constructor(
    private readonly plans: Plans,
    private readonly files: ClientFiles,
    private readonly papers: PlanPapers,
  ) {}

  @Get('plans')
  @ApiOperation({ summary: 'My plans, newest first' })
  @ResponseSchema(200, plansView)
  async list(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return { items: await this.plans.list(id, viewer) };
  }

  @Get('plans/:version')
  @ApiOperation({ summary: 'One version of my plan' })
  @ResponseSchema(200, planView)
  find(@Param({ schema: planParams }) { id, version }: Version, @CurrentUser() viewer: Principal) {
    return this.plans.own(id, version, viewer);
  }

  @Post('plans/:version/pdf')
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a download link to a version as PDF: training and food' })
  @ResponseSchema(200, downloadView)
  async download(@Param({ schema: planParams }) { id, version }: Version, @CurrentUser() viewer: Principal) {
    return { url: await this.papers.download(id, version, viewer, true) };
  }

  @Post('files')
  @RateLimit(UPLOAD_LIMIT)
  @ApiOperation({ summary: 'Upload a picture or a PDF for my coach' })
  @TakesForm(FORM)
  @ResponseSchema(201, fileView)
  upload(
    @Param({ schema: programParams }) { id }: Program,
    @Form(FORM) form: FileForm,
    @CurrentUser() viewer: Principal,
  ) {
    return store(this.files, id, form, viewer);
  }
}

@ApiTags('clients')
@Controller('api/plan-pdfs')
export class PlanPapersController {
  constructor(private readonly papers: PlanPapers) {}

  @Get(':ticket')
  @ApiOperation({ summary: 'Get a plan as PDF by a one-time ticket' })
  @ApiProduces('application/pdf')
  async open(
    @Param({ schema: downloadParams }) { ticket }: z.infer<typeof downloadParams>,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, pdf } = await this.papers.open(ticket, method === 'HEAD');
    await reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}"`,
        'x-robots-tag': 'noindex',
      })
      .send(pdf);
  }
}

function store(files: ClientFiles, id: string, { fields, files: { file } }: FileForm, viewer: Principal) {
  if (!file) throw programsError('FILE_MISSING').at('file');
  return files.store(id, file, fields.name ?? '', viewer);
}
