import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { ExerciseEntity } from './exercises/exercise.entity.ts';
import { LibraryModule } from './library.module.ts';
import { PlanTemplateEntity } from './templates/plan-template.entity.ts';

/** Its routes are for who may read clients: that right is of `programs`. */
export const library: ModuleDeclaration = {
  http: [LibraryModule],
  entities: [ExerciseEntity, PlanTemplateEntity],
  impersonalTables: [
    { table: 'exercises', because: 'how movements are done; who changed one is in the activities' },
    {
      table: 'plan_templates',
      because: 'plans for nobody in particular; who changed one is in the activities',
    },
  ],
};
