import { Delete, Get, Inject, Param, Post, Put, Query, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Page } from '../../../platform/database/page.ts';
import { Form, TakesForm, type UploadForm } from '../../../platform/http/input/multipart-form.ts';
import { type Immutable, ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import type { ChangedContent, ContentEditing, NewContent } from './content-editing.ts';
import { type AdminListQuery, adminListQuery, deletedAnswer, idParams } from './content-list.dto.ts';

interface Routes<
  Row extends { id: string; version: number },
  Item extends keyof Row & string,
  Fields extends object,
  File extends string,
  Shown,
  ShownItem,
> {
  editing: Type<ContentEditing<Row, Item, Fields, File>>;
  path: string;
  /** Fields of forms with a picture. */
  files: readonly NoInfer<File>[];
  createForm: z.ZodObject & z.ZodType<NewContent<NoInfer<Fields>>>;
  updateForm: z.ZodObject & z.ZodType<ChangedContent<NoInfer<Fields>>>;
  view: z.ZodType<unknown, Shown>;
  listView: z.ZodType<unknown, Page<ShownItem>>;
  present: (row: Row) => Immutable<NoInfer<Shown>>;
  presentItem: (item: Pick<Row, Item>) => Immutable<NoInfer<ShownItem>>;
  summaries: { list: string; one: string; create: string; update: string; remove: string };
  /** Answer of a deletion. */
  removed: string;
}

/** CRUD routes of articles, recipes and stories for editors. */
export function adminContentController<
  Row extends { id: string; version: number },
  Item extends keyof Row & string,
  Fields extends object,
  File extends string,
  Shown,
  ShownItem,
>({
  editing: service,
  path,
  files,
  createForm,
  updateForm,
  view,
  listView,
  present,
  presentItem,
  summaries,
  removed,
}: Routes<Row, Item, Fields, File, Shown, ShownItem>) {
  const CREATE = { schema: createForm, files };
  const UPDATE = { schema: updateForm, files };
  const one = view as z.ZodType;
  const many = listView as z.ZodType;

  @RequireAccess('content:edit')
  abstract class AdminContentController {
    constructor(@Inject(service) readonly editing: ContentEditing<Row, Item, Fields, File>) {}

    @Get(`admin/${path}`)
    @ApiOperation({ summary: summaries.list })
    @ResponseSchema(200, many)
    async list(@Query({ schema: adminListQuery }) query: AdminListQuery) {
      const { items, ...frame } = await this.editing.list(query);
      return { items: items.map(presentItem), ...frame };
    }

    @Get(`admin/${path}/:id`)
    @ApiOperation({ summary: summaries.one })
    @ResponseSchema(200, one)
    async byId(@Param({ schema: idParams }) { id }: z.infer<typeof idParams>) {
      return present(await this.editing.find(id));
    }

    @Post(path)
    @ApiOperation({ summary: summaries.create })
    @TakesForm(CREATE)
    @ResponseSchema(201, one)
    async create(@Form(CREATE) form: UploadForm<NewContent<Fields>, File>, @CurrentActor() actor: Actor) {
      return present(await this.editing.create(form.fields, form.files, actor));
    }

    @Put(`${path}/:id`)
    @ApiOperation({ summary: summaries.update })
    @TakesForm(UPDATE)
    @ResponseSchema(200, one)
    async update(
      @Param({ schema: idParams }) { id }: z.infer<typeof idParams>,
      @Form(UPDATE) form: UploadForm<ChangedContent<Fields>, File>,
      @CurrentActor() actor: Actor,
    ) {
      return present(await this.editing.update(id, form.fields, form.files, actor));
    }

    @Delete(`${path}/:id`)
    @ApiOperation({ summary: summaries.remove })
    @ResponseSchema(200, deletedAnswer)
    async remove(
      @Param({ schema: idParams }) { id }: z.infer<typeof idParams>,
      @CurrentActor() actor: Actor,
    ) {
      await this.editing.remove(id, actor);
      return { success: true as const, message: removed };
    }
  }
  return AdminContentController;
}
