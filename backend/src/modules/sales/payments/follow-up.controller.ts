import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { PaymentMarks } from '../marks/payment-marks.service.ts';
import { PaymentNotes } from '../marks/payment-notes.service.ts';
import {
  markAnswer,
  markBody,
  markParams,
  noteBody,
  noteParams,
  noteView,
  paymentParams,
} from './admin-payments.dto.ts';
import { presentNote } from './admin-payments.presenter.ts';

/** What is done for a buyer after the sale, and written down about it. */
@ApiTags('payments')
@ApiBearerAuth()
@RequireAccess('payments:manage')
@Controller('api/payments/admin')
export class FollowUpController {
  constructor(
    private readonly marks: PaymentMarks,
    private readonly notes: PaymentNotes,
  ) {}

  @Put(':id/marks/:mark')
  @ApiOperation({ summary: 'Mark a buyer as called or assessed, or take the mark back' })
  @ResponseSchema(200, markAnswer)
  async mark(
    @Param({ schema: markParams }) { id, mark }: z.infer<typeof markParams>,
    @Body({ schema: markBody }) { set }: z.infer<typeof markBody>,
    @CurrentActor() actor: Actor,
  ) {
    return { mark: await this.marks.mark(id, mark, set, actor) };
  }

  @Post(':id/notes')
  @ApiOperation({ summary: 'Write a private note' })
  @ResponseSchema(201, noteView)
  async addNote(
    @Param({ schema: paymentParams }) { id }: z.infer<typeof paymentParams>,
    @Body({ schema: noteBody }) { text }: z.infer<typeof noteBody>,
    @CurrentActor() actor: Actor,
  ) {
    return presentNote(await this.notes.add(id, text, actor), actor.userId);
  }

  @Delete(':id/notes/:noteId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a note of one’s own' })
  async removeNote(
    @Param({ schema: noteParams }) { id, noteId }: z.infer<typeof noteParams>,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.notes.remove(id, noteId, actor);
  }
}
