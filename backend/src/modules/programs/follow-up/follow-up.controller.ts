import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { clientParams } from '../programs.dto.ts';
import {
  doneBody,
  markAnswer,
  markBody,
  markParams,
  noteBody,
  noteParams,
  noteView,
  pinBody,
  taskBody,
  taskParams,
  tasksView,
} from './follow-up.dto.ts';
import { FollowUp } from './follow-up.service.ts';

@ApiTags('clients')
@RequireAccess('clients:read')
@Controller('api/admin/clients')
export class FollowUpController {
  constructor(private readonly followUp: FollowUp) {}

  @Put(':id/marks/:mark')
  @ApiOperation({ summary: 'Mark a client as called or assessed, or take the mark back' })
  @ResponseSchema(200, markAnswer)
  async mark(
    @Param({ schema: markParams }) { id, mark }: z.infer<typeof markParams>,
    @Body({ schema: markBody }) { set }: z.infer<typeof markBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return { mark: await this.followUp.mark(id, mark, set, viewer, actor) };
  }

  @Post(':id/notes')
  @ApiOperation({ summary: 'Write a private note about a client' })
  @ResponseSchema(201, noteView)
  addNote(
    @Param({ schema: clientParams }) { id }: z.infer<typeof clientParams>,
    @Body({ schema: noteBody }) { text }: z.infer<typeof noteBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return this.followUp.addNote(id, text, viewer, actor);
  }

  @Delete(':id/notes/:noteId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a note of one’s own' })
  async removeNote(
    @Param({ schema: noteParams }) { id, noteId }: z.infer<typeof noteParams>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.followUp.removeNote(id, noteId, viewer, actor);
  }

  @Put(':id/notes/:noteId/pin')
  @HttpCode(204)
  @ApiOperation({ summary: 'Pin a note to the client’s overview in place of another one, or take it down' })
  async pinNote(
    @Param({ schema: noteParams }) { id, noteId }: z.infer<typeof noteParams>,
    @Body({ schema: pinBody }) { pinned }: z.infer<typeof pinBody>,
    @CurrentUser() viewer: Principal,
  ): Promise<void> {
    await this.followUp.pinNote(id, noteId, pinned, viewer);
  }

  @Post(':id/tasks')
  @HttpCode(200)
  @ApiOperation({ summary: 'Write down a task for a client' })
  @ResponseSchema(200, tasksView)
  async addTask(
    @Param({ schema: clientParams }) { id }: z.infer<typeof clientParams>,
    @Body({ schema: taskBody }) task: z.infer<typeof taskBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return { items: await this.followUp.addTask(id, task, viewer, actor) };
  }

  @Put(':id/tasks/:taskId')
  @ApiOperation({ summary: 'Mark a task as done, or as open again' })
  @ResponseSchema(200, tasksView)
  async finishTask(
    @Param({ schema: taskParams }) { id, taskId }: z.infer<typeof taskParams>,
    @Body({ schema: doneBody }) { done }: z.infer<typeof doneBody>,
    @CurrentUser() viewer: Principal,
    @CurrentActor() actor: Actor,
  ) {
    return { items: await this.followUp.finishTask(id, taskId, done, viewer, actor) };
  }

  @Delete(':id/tasks/:taskId')
  @ApiOperation({ summary: 'Delete a task' })
  @ResponseSchema(200, tasksView)
  async removeTask(
    @Param({ schema: taskParams }) { id, taskId }: z.infer<typeof taskParams>,
    @CurrentUser() viewer: Principal,
  ) {
    return { items: await this.followUp.removeTask(id, taskId, viewer) };
  }
}
