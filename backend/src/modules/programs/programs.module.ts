import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../platform/jobs/nightly.ts';
import { MediaModule } from '../media/media.module.ts';
import { PrivateFilesModule } from '../media/private/private-files.module.ts';
import { RetentionModule } from '../privacy/retention/retention.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { PaymentsModule, PaymentsWorkerModule } from '../payments/payments.module.ts';
import {
  AssignmentsController,
  ClientsController,
  ConversationsController,
  OwnProgramsController,
  PromisesController,
} from './clients.controller.ts';
import { FollowUpController } from './follow-up/follow-up.controller.ts';
import { CreatePrograms, ProgramsAfterRefund, RefundedPrograms } from './programs.processor.ts';
import { ClaimLinks } from './claims/claim-links.service.ts';
import { CoachDigest } from './coaching/coach-digest.ts';
import { PurchaseLinks } from '../auth/purchase-links/purchase-links.service.ts';
import { Assignment } from './coaching/assignment.service.ts';
import { Coaches } from './coaching/coaches.service.ts';
import {
  CoachesController,
  CoachingSettingsController,
  OwnCoachingController,
  SnippetsController,
} from './coaching/coaching.controller.ts';
import { ReleaseClients } from './coaching/release-clients.processor.ts';
import { CoachingPublications, CurrentCoaching } from './coaching/coaching-settings.service.ts';
import { ClientNotes } from './follow-up/client-notes.service.ts';
import { FollowUp } from './follow-up/follow-up.service.ts';
import { ClientIntakeController, OwnIntakeController } from './intake/intakes.controller.ts';
import { LibraryModule } from '../library/library.module.ts';
import { HealthData } from '../../platform/security/health-data.ts';
import { ClientFood } from './intake/client-food.service.ts';
import { FoodTargets } from './intake/food-targets.ts';
import { Intakes } from './intake/intakes.service.ts';
import { MessageNews } from './messages/message-news.ts';
import {
  ClientThreadController,
  MessageReportsController,
  OwnThreadController,
} from './messages/messages.controller.ts';
import { ReportedMessageMails, UnreadMessageMails } from './messages/messages.processor.ts';
import { Messages } from './messages/messages.service.ts';
import { ClientFiles } from './plans/client-files.service.ts';
import { ClientPlansController, OwnPlansController, PlanPapersController } from './plans/plans.controller.ts';
import { PlanPapers } from './plans/plan-papers.service.ts';
import { Plans } from './plans/plans.service.ts';
import { CheckInPublications } from './check-ins/check-in-form.service.ts';
import {
  CheckInFormController,
  CheckInQueueController,
  ClientCheckInsController,
  OwnCheckInsController,
} from './check-ins/check-ins.controller.ts';
import { CheckIns } from './check-ins/check-ins.service.ts';
import { ClientCheckIns } from './check-ins/client-check-ins.service.ts';
import { ClientPausesController, OwnPausesController } from './term/pauses.controller.ts';
import { Pauses } from './term/pauses.service.ts';
import { Endings } from './term/endings.service.ts';
import { RenewedPrograms } from './term/renewed-programs.ts';
import { Renewals } from './term/renewals.service.ts';
import { OwnTermController } from './term/term.controller.ts';
import { TermDays } from './term/term-days.ts';
import { Progress } from './check-ins/progress.service.ts';
import { OwnProgressFilesController, ProgressFilesController } from './progress/progress-files.controller.ts';
import { ProgressFiles } from './progress/progress-files.service.ts';
import { CheckInDays, CurrentCheckInForm } from './check-ins/check-in-days.ts';
import { ReminderRunner } from './reminders/reminder-runner.ts';
import { Reminders } from './reminders/reminders.repository.ts';
import { ClientTrainingController, OwnTrainingController } from './training/training.controller.ts';
import { TrainingLog } from './training/training-log.service.ts';
import { TrainingProgress } from './training/training-progress.service.ts';
import { TrainingSync } from './training/training-sync.service.ts';
import { OwnPrograms } from './own-programs.service.ts';
import { ProgramDays } from './program-days.ts';
import { ProgramsRepository } from './programs.repository.ts';
import { Programs } from './programs.service.ts';

const providers = [
  ProgramsRepository,
  Assignment,
  Coaches,
  CurrentCoaching,
  CurrentCheckInForm,
  ClaimLinks,
  PurchaseLinks,
  FoodTargets,
  RenewedPrograms,
];

@Module({
  imports: [
    LibraryModule,
    MediaModule,
    PrivateFilesModule,
    RetentionModule,
    CatalogueModule,
    PaymentsModule,
    ContentModule,
  ],
  controllers: [
    CoachingSettingsController,
    CoachesController,
    OwnCoachingController,
    SnippetsController,
    ClientsController,
    FollowUpController,
    AssignmentsController,
    PromisesController,
    ConversationsController,
    OwnProgramsController,
    OwnIntakeController,
    ClientPlansController,
    ClientTrainingController,
    OwnTrainingController,
    OwnPlansController,
    PlanPapersController,
    OwnThreadController,
    ClientThreadController,
    MessageReportsController,
    ClientIntakeController,
    OwnCheckInsController,
    OwnProgressFilesController,
    ProgressFilesController,
    CheckInQueueController,
    ClientCheckInsController,
    CheckInFormController,
    OwnPausesController,
    ClientPausesController,
    OwnTermController,
  ],
  providers: [
    ...providers,
    Programs,
    OwnPrograms,
    Intakes,
    Plans,
    TrainingLog,
    TrainingProgress,
    TrainingSync,
    PlanPapers,
    ClientFood,
    ClientFiles,
    Messages,
    MessageNews,
    CoachingPublications,
    ClientNotes,
    FollowUp,
    CheckIns,
    ClientCheckIns,
    Progress,
    ProgressFiles,
    CheckInPublications,
    Pauses,
    Renewals,
    Endings,
  ],
  exports: [ProgramsRepository, ClientNotes],
})
export class ProgramsModule {}

/** Programs that follow from completed and refunded payments. */
@Module({
  imports: [PaymentsWorkerModule],
  providers: [
    ...providers,
    RefundedPrograms,
    NightlyRuns,
    ProgramDays,
    HealthData,
    Reminders,
    ReminderRunner,
    CheckInDays,
    TermDays,
    CoachDigest,
    UnreadMessageMails,
    ReportedMessageMails,
    ReleaseClients,
    CreatePrograms,
    ProgramsAfterRefund,
  ],
})
export class ProgramsWorkerModule {}
