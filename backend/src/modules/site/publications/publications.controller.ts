import { Body, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import type { Revision } from '../../../platform/database/publications/publication-history.ts';
import { type Immutable, ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { historyView, restoreBody, revisionParam } from './publications.dto.ts';
import type { SubjectPublications } from './subject-publications.ts';

interface Routes<Value, Sent, Shown, Params> {
  /** Below the controller's address; with `params` for several subjects. */
  path?: string;
  params?: z.ZodObject & z.ZodType<Params>;
  body: z.ZodType<Sent>;
  view: z.ZodType<unknown, Shown>;
  present: (revision: Revision<Value>) => Immutable<NoInfer<Shown>>;
  summaries: { latest: string; publish: string; revisions?: string; restore?: string };
}

/** Routes of a published whole: current, publish, history, restore. */
export function publicationsController<
  Value extends object,
  Sent extends { version: number },
  Shown,
  Params = object,
>({
  path = '',
  params: paramsSchema = z.object({}) as never,
  body,
  view,
  present,
  summaries,
}: Routes<Value, Sent, Shown, Params>) {
  const answer = view as z.ZodType;
  const revisionParams = paramsSchema.extend({ revision: revisionParam }) as unknown as z.ZodType<
    Params & { revision: number }
  >;
  const revisionsPath = `${path}/revisions`.replace(/^\//, '');

  @RequireAccess('settings:manage')
  abstract class PublicationsController {
    abstract publications(params: Params): SubjectPublications<Value>;
    /** Value to publish from a body. */
    abstract valueToPublish(sent: Omit<Sent, 'version'>, params: Params): Value | Promise<Value>;

    @Get(path)
    @ApiOperation({ summary: summaries.latest })
    @ResponseSchema(200, answer)
    async latest(@Param({ schema: paramsSchema }) params: Params) {
      return present(await this.publications(params).latest());
    }

    @Put(path)
    @ApiOperation({ summary: summaries.publish })
    @ResponseSchema(200, answer)
    async publish(
      @Param({ schema: paramsSchema }) params: Params,
      @Body({ schema: body }) { version, ...sent }: Sent,
      @CurrentActor() actor: Actor,
    ) {
      const value = await this.valueToPublish(sent, params);
      return present(await this.publications(params).publish(value, version, actor));
    }

    @Get(revisionsPath)
    @ApiOperation({ summary: summaries.revisions ?? 'List the revisions with their changes, newest first' })
    @ResponseSchema(200, historyView)
    async revisions(@Param({ schema: paramsSchema }) params: Params) {
      return { revisions: await this.publications(params).revisions() };
    }

    @Post(`${revisionsPath}/:revision/restore`)
    @ApiOperation({ summary: summaries.restore ?? 'Restore an earlier revision' })
    @ResponseSchema(200, answer)
    async restore(
      @Param({ schema: revisionParams }) params: Params & { revision: number },
      @Body({ schema: restoreBody }) { version }: z.infer<typeof restoreBody>,
      @CurrentActor() actor: Actor,
    ) {
      return present(await this.publications(params).restore(params.revision, version, actor));
    }
  }
  return PublicationsController;
}
