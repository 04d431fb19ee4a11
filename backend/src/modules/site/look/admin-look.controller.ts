import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { Form, TakesForm, type UploadForm } from '../../../platform/http/input/multipart-form.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { historyView, restoreBody, revisionParams } from '../publishing/revisions-dto.api.ts';
import { LookPublishing } from './look-publishing.service.ts';
import { LookUploads } from './look-uploads.service.ts';
import { lookFileForm, lookFileView, lookRevisionView, publishLookBody } from './look.dto.ts';
import { lookError } from './look.errors.ts';

const FORM = { schema: lookFileForm, files: ['file'] } as const;

@ApiTags('look')
@ApiBearerAuth()
@RequireAccess('settings:manage')
@Controller('api/admin/look')
export class AdminLookController {
  constructor(
    private readonly publishing: LookPublishing,
    private readonly uploads: LookUploads,
  ) {}

  @Get()
  @ApiOperation({ summary: 'How the site looks, to be edited' })
  @ResponseSchema(200, lookRevisionView)
  async latest() {
    return present(await this.publishing.latest());
  }

  @Put()
  @ApiOperation({ summary: 'Publish how the site looks, all at once; files by the ids of their uploads' })
  @ResponseSchema(200, lookRevisionView)
  async publish(
    @Body({ schema: publishLookBody }) wanted: z.infer<typeof publishLookBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.publishUploads(wanted, actor));
  }

  @Post('files')
  @ApiOperation({
    summary: 'Upload a logo, an icon, a picture or a video; unpublished, it is removed after a week',
  })
  @TakesForm(FORM)
  @ResponseSchema(201, lookFileView)
  async upload(@Form(FORM) { fields, files }: UploadForm<z.infer<typeof lookFileForm>, 'file'>) {
    if (!files.file) throw lookError('LOOK_FILE_MISSING').at('file');
    const { kind, focalX, focalY, ground } = fields;
    const options = { focus: { x: focalX, y: focalY }, ground };
    try {
      return { file: await this.uploads.take(kind, files.file, options) };
    } catch (error) {
      throw error instanceof DomainError ? error.at('file') : error;
    }
  }

  @Get('revisions')
  @ApiOperation({ summary: 'What was published, and what it changed, newest first' })
  @ResponseSchema(200, historyView)
  async revisions() {
    return { revisions: await this.publishing.history() };
  }

  @Post('revisions/:revision/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish an earlier revision once more' })
  @ResponseSchema(200, lookRevisionView)
  async restore(
    @Param({ schema: revisionParams }) { revision }: z.infer<typeof revisionParams>,
    @Body({ schema: restoreBody }) { version }: z.infer<typeof restoreBody>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.publishing.restore(revision, version, actor));
  }
}

type Revision = Awaited<ReturnType<LookPublishing['latest']>>;

const present = ({ value, ...revision }: Revision) => ({ look: value, ...revision });
