import { BusinessRevisionEntity } from '../modules/site/business/business-revision.entity.ts';
import { ActivityEntity } from '../modules/activity/activity.entity.ts';
import { AccountCodeEntity } from '../modules/auth/codes/account-code.entity.ts';
import { SecondFactorPolicyEntity, SessionEntity, UserEntity } from '../modules/users/accounts/user.entity.ts';
import { PaymentEntity } from '../modules/payments/core/payment.entity.ts';
import { RefundRequestEntity } from '../modules/sales/refund-requests/refund-request.entity.ts';
import {
  OwnerDigestItemEntity,
  OwnerMailSettingsEntity,
} from '../modules/payments/notifications/owner-digest.entities.ts';
import { PaymentNoteEntity } from '../modules/sales/marks/payment-note.entity.ts';
import { PaymentDocumentEntity } from '../modules/accounting/documents/payment-document.entity.ts';
import { PaymentEventEntity } from '../modules/payments/core/payment-event.entity.ts';
import { PaymentDisputeEntity } from '../modules/payments/disputes/payment-dispute.entity.ts';
import { PaymentFlagEntity } from '../modules/payments/capture/payment-flag.entity.ts';
import { PaymentRefundEntity } from '../modules/payments/refunds/payment-refund.entity.ts';
import { RazorpayWebhookEventEntity } from '../modules/payments/webhooks/razorpay-webhook-event.entity.ts';
import { OfferEntity } from '../modules/catalogue/offers/offer.entity.ts';
import { PlanEntity } from '../modules/catalogue/plans/plan.entity.ts';
import { PlanKindEntity } from '../modules/catalogue/plans/plan-kind.entity.ts';
import { PlanRevisionEntity } from '../modules/catalogue/plans/plan-revision.entity.ts';
import { BroadcastAttachmentEntity } from '../modules/broadcast/core/broadcast-attachment.entity.ts';
import { BroadcastRecipientEntity } from '../modules/broadcast/recipients/broadcast-recipient.entity.ts';
import { BroadcastUsageEntity } from '../modules/broadcast/limits/broadcast-usage.entity.ts';
import { BroadcastEntity } from '../modules/broadcast/core/broadcast.entity.ts';
import { SuppressionEntity } from '../modules/broadcast/suppressions/suppression.entity.ts';
import { EnquiryEntity } from '../modules/contact/enquiry.entity.ts';
import { BlogEntity } from '../modules/content/blogs/blog.entity.ts';
import { ContentIntentEntity } from '../modules/content/editing/content-intent.entity.ts';
import { RecipeEntity } from '../modules/content/recipes/recipe.entity.ts';
import { DocumentSeriesEntity } from '../modules/accounting/tax/document-series.entity.ts';
import { SettlementLineEntity } from '../modules/accounting/payouts/settlement-line.entity.ts';
import { TaxDocumentEntity } from '../modules/accounting/tax/tax-document.entity.ts';
import { ShareCardEntity } from '../modules/content/share-cards/share-card.entity.ts';
import { SlugRedirectEntity } from '../modules/content/slugs/slug-redirect.entity.ts';
import { TestimonialEntity } from '../modules/content/testimonials/testimonial.entity.ts';
import { MailEntity } from '../modules/mails/mail.entity.ts';
import { MediaEntity } from '../modules/media/media.entity.ts';
import { MediaUseEntity } from '../modules/media/media-use.entity.ts';
import { PageContentRevisionEntity } from '../modules/site/texts/page-content-revision.entity.ts';
import { PublicationEntity } from '../platform/database/published/publication.entity.ts';
import { SetupItemEntity } from '../modules/setup/setup-item.entity.ts';
import { PasskeyEntity } from '../modules/auth/second-factor/passkey.entity.ts';
import { RecoveryCodeEntity } from '../modules/auth/second-factor/recovery-code.entity.ts';
import { TotpSecretEntity } from '../modules/auth/second-factor/totp-secret.entity.ts';
import { PurchaseLinkEntity } from '../modules/auth/purchase-links/purchase-link.entity.ts';
import { StaffInvitationEntity } from '../modules/auth/invitations/staff-invitation.entity.ts';
import { LookFileEntity } from '../modules/site/look/look-file.entity.ts';
import { LookRevisionEntity } from '../modules/site/look/look-revision.entity.ts';
import { PersonEntity } from '../modules/users/people/person.entity.ts';
import { LastBackupEntity } from '../platform/metrics/last-backup.entity.ts';
import { RetentionRevisionEntity } from '../modules/privacy/retention/retention-revision.entity.ts';
import { NightlyRunEntity } from '../platform/jobs/nightly/nightly-run.entity.ts';
import { ConsentEntity } from '../modules/privacy/consents/consent.entity.ts';
import { ErasureEntity } from '../modules/privacy/erasure/erasure.entity.ts';
import { OutboxEntity } from '../platform/jobs/outbox/outbox.entity.ts';

export const entities = [
  UserEntity,
  AccountCodeEntity,
  SessionEntity,
  ActivityEntity,
  PaymentEntity,
  PaymentDocumentEntity,
  RefundRequestEntity,
  PaymentNoteEntity,
  OwnerMailSettingsEntity,
  OwnerDigestItemEntity,
  PaymentEventEntity,
  PaymentDisputeEntity,
  PaymentFlagEntity,
  PaymentRefundEntity,
  TaxDocumentEntity,
  SettlementLineEntity,
  DocumentSeriesEntity,
  RazorpayWebhookEventEntity,
  PlanKindEntity,
  PlanEntity,
  PlanRevisionEntity,
  OfferEntity,
  EnquiryEntity,
  BroadcastEntity,
  BroadcastRecipientEntity,
  BroadcastAttachmentEntity,
  BroadcastUsageEntity,
  SuppressionEntity,
  BlogEntity,
  ContentIntentEntity,
  RecipeEntity,
  ShareCardEntity,
  SlugRedirectEntity,
  TestimonialEntity,
  StaffInvitationEntity,
  PurchaseLinkEntity,
  TotpSecretEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  SecondFactorPolicyEntity,
  PersonEntity,
  MailEntity,
  MediaEntity,
  MediaUseEntity,
  OutboxEntity,
  PublicationEntity,
  BusinessRevisionEntity,
  PageContentRevisionEntity,
  LookRevisionEntity,
  LookFileEntity,
  LastBackupEntity,
  SetupItemEntity,
  RetentionRevisionEntity,
  NightlyRunEntity,
  ConsentEntity,
  ErasureEntity,
];
