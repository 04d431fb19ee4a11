import { Module } from '@nestjs/common';
import { ExercisesController } from './exercises/exercises.controller.ts';
import { Exercises } from './exercises/exercises.service.ts';
import { TemplatesController } from './templates/templates.controller.ts';
import { Templates } from './templates/templates.service.ts';

@Module({
  controllers: [ExercisesController, TemplatesController],
  providers: [Exercises, Templates],
  exports: [Exercises],
})
export class LibraryModule {}
