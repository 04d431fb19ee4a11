import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { BodyLimit } from '../../../platform/http/input/bodies.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { PLAN_BODY } from '../plan-documents.dto.ts';
import {
  changeTemplateBody,
  templateBody,
  templateParams,
  templatesView,
  templateView,
} from './templates.dto.ts';
import { Templates } from './templates.service.ts';

type Params = z.infer<typeof templateParams>;

@ApiTags('library')
@RequireAccess('clients:read')
@Controller('api/admin/templates')
export class TemplatesController {
  constructor(private readonly templates: Templates) {}

  @Get()
  @ApiOperation({ summary: 'All templates of plans by name, with hidden ones' })
  @ResponseSchema(200, templatesView)
  async list() {
    return { items: await this.templates.list() };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One template with its document' })
  @ResponseSchema(200, templateView)
  find(@Param({ schema: templateParams }) { id }: Params) {
    return this.templates.find(id);
  }

  @Post()
  @BodyLimit(PLAN_BODY)
  @ApiOperation({ summary: 'Add a template' })
  @ResponseSchema(201, templateView)
  create(@Body({ schema: templateBody }) body: z.infer<typeof templateBody>, @CurrentActor() actor: Actor) {
    return this.templates.create(body, actor);
  }

  @Put(':id')
  @BodyLimit(PLAN_BODY)
  @ApiOperation({ summary: 'Change a template; a shipped one is kept and ours stands in its place' })
  @ResponseSchema(200, templateView)
  change(
    @Param({ schema: templateParams }) { id }: Params,
    @Body({ schema: changeTemplateBody }) { version, ...content }: z.infer<typeof changeTemplateBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.templates.change(id, version, content, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an own template, or go back to the shipped one' })
  @ResponseSchema(200, z.object({ success: z.literal(true) }))
  async remove(@Param({ schema: templateParams }) { id }: Params, @CurrentActor() actor: Actor) {
    await this.templates.remove(id, actor);
    return { success: true as const };
  }

  @Post(':id/hide')
  @ApiOperation({ summary: 'Offer a template no more' })
  @ResponseSchema(200, templateView)
  hide(@Param({ schema: templateParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.templates.setHidden(id, true, actor);
  }

  @Post(':id/show')
  @ApiOperation({ summary: 'Offer a hidden template again' })
  @ResponseSchema(200, templateView)
  show(@Param({ schema: templateParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.templates.setHidden(id, false, actor);
  }
}
