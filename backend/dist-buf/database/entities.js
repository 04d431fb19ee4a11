import { BusinessRevisionEntity } from '../modules/business/business-revision.entity.js';
import { ActivityEntity } from '../modules/activity/activity.entity.js';
import { AccountCodeEntity } from '../modules/auth/codes/account-code.entity.js';
import { UserEntity } from '../modules/users/user.entity.js';
import { RevokedTokenEntity } from '../modules/users/revoked-token.entity.js';
import { SessionEntity } from '../modules/users/session.entity.js';
import { PaymentEntity } from '../modules/payments/core/payment.entity.js';
import { RefundRequestEntity } from '../modules/payments/requests/refund-request.entity.js';
import { OwnerDigestEntity, OwnerDigestItemEntity, OwnerMailSettingsEntity, } from '../modules/payments/notifications/owner-digest.entities.js';
import { PaymentNoteEntity } from '../modules/payments/marks/payment-note.entity.js';
import { PaymentDocumentEntity } from '../modules/payments/documents/payment-document.entity.js';
import { PaymentEventEntity } from '../modules/payments/core/payment-event.entity.js';
import { PaymentDisputeEntity } from '../modules/payments/disputes/payment-dispute.entity.js';
import { PaymentFlagEntity } from '../modules/payments/settlement/payment-flag.entity.js';
import { PaymentRefundEntity } from '../modules/payments/refunds/payment-refund.entity.js';
import { RazorpayWebhookEventEntity } from '../modules/payments/webhooks/razorpay-webhook-event.entity.js';
import { OfferEntity } from '../modules/payments/offers/offer.entity.js';
import { PlanEntity } from '../modules/payments/plans/plan.entity.js';
import { PlanKindEntity } from '../modules/payments/plans/plan-kind.entity.js';
import { PlanRevisionEntity } from '../modules/payments/plans/plan-revision.entity.js';
import { BroadcastAttachmentEntity } from '../modules/broadcast/core/broadcast-attachment.entity.js';
import { BroadcastRecipientEntity } from '../modules/broadcast/recipients/broadcast-recipient.entity.js';
import { BroadcastUsageEntity } from '../modules/broadcast/limits/broadcast-usage.entity.js';
import { BroadcastEntity } from '../modules/broadcast/core/broadcast.entity.js';
import { SuppressionEntity } from '../modules/broadcast/suppressions/suppression.entity.js';
import { ContactMessageEntity } from '../modules/contact/contact-message.entity.js';
import { BlogEntity } from '../modules/content/blogs/blog.entity.js';
import { ContentIntentEntity } from '../modules/content/editing/content-intent.entity.js';
import { RecipeEntity } from '../modules/content/recipes/recipe.entity.js';
import { DocumentSeriesEntity } from '../modules/payments/tax/document-series.entity.js';
import { SettlementFetchEntity } from '../modules/payments/bank/settlement-fetch.entity.js';
import { SettlementLineEntity } from '../modules/payments/bank/settlement-line.entity.js';
import { TaxDocumentEntity } from '../modules/payments/tax/tax-document.entity.js';
import { ShareCardEntity } from '../modules/content/share-cards/share-card.entity.js';
import { SlugRedirectEntity } from '../modules/content/slugs/slug-redirect.entity.js';
import { TestimonialEntity } from '../modules/content/testimonials/testimonial.entity.js';
import { MailEntity } from '../modules/mails/mail.entity.js';
import { MediaEntity } from '../modules/media/media.entity.js';
import { MediaUseEntity } from '../modules/media/media-use.entity.js';
import { PageContentRevisionEntity } from '../modules/page-content/page-content-revision.entity.js';
import { PublicationEntity } from '../platform/database/published/publication.entity.js';
import { SetupItemEntity } from '../modules/setup/setup-item.entity.js';
import { PasskeyEntity } from '../modules/auth/second-factor/passkey.entity.js';
import { RecoveryCodeEntity } from '../modules/auth/second-factor/recovery-code.entity.js';
import { TotpSecretEntity } from '../modules/auth/second-factor/totp-secret.entity.js';
import { SecondFactorPolicyEntity } from '../modules/users/second-factor-policy.entity.js';
import { PurchaseLinkEntity } from '../modules/auth/purchase-links/purchase-link.entity.js';
import { StaffInvitationEntity } from '../modules/auth/invitations/staff-invitation.entity.js';
import { LookFileEntity } from '../modules/look/look-file.entity.js';
import { LookRevisionEntity } from '../modules/look/look-revision.entity.js';
import { PersonEntity } from '../modules/people/person.entity.js';
import { LastBackupEntity } from '../platform/metrics/last-backup.entity.js';
import { RetentionRevisionEntity } from '../modules/retention/retention-revision.entity.js';
import { RetentionRunEntity } from '../modules/retention/retention-run.entity.js';
import { ConsentEntity } from '../modules/consents/consent.entity.js';
import { ErasureEntity } from '../modules/privacy/erasure/erasure.entity.js';
import { OutboxEntity } from '../platform/jobs/outbox/outbox.entity.js';
export const entities = [
    UserEntity,
    AccountCodeEntity,
    RevokedTokenEntity,
    SessionEntity,
    ActivityEntity,
    PaymentEntity,
    PaymentDocumentEntity,
    RefundRequestEntity,
    PaymentNoteEntity,
    OwnerMailSettingsEntity,
    OwnerDigestItemEntity,
    OwnerDigestEntity,
    PaymentEventEntity,
    PaymentDisputeEntity,
    PaymentFlagEntity,
    PaymentRefundEntity,
    TaxDocumentEntity,
    SettlementLineEntity,
    SettlementFetchEntity,
    DocumentSeriesEntity,
    RazorpayWebhookEventEntity,
    PlanKindEntity,
    PlanEntity,
    PlanRevisionEntity,
    OfferEntity,
    ContactMessageEntity,
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
    RetentionRunEntity,
    ConsentEntity,
    ErasureEntity,
];
//# sourceMappingURL=entities.js.map