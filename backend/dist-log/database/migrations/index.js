import { Initial1763700000000 } from './1763700000000-initial.js';
import { ContentAndContact1763710000000 } from './1763710000000-content-and-contact.js';
import { ActivityChanges1763715000000 } from './1763715000000-activity-changes.js';
import { Accounts1763720000000 } from './1763720000000-accounts.js';
import { ContentEditing1763730000000 } from './1763730000000-content-editing.js';
import { ContentIntents1763735000000 } from './1763735000000-content-intents.js';
import { Admin1763740000000 } from './1763740000000-admin.js';
import { Broadcasts1763750000000 } from './1763750000000-broadcasts.js';
import { Operations1763760000000 } from './1763760000000-operations.js';
import { BroadcastCounts1763770000000 } from './1763770000000-broadcast-counts.js';
import { BroadcastUsage1763780000000 } from './1763780000000-broadcast-usage.js';
import { LastBackup1763790000000 } from './1763790000000-last-backup.js';
import { RevokedTokens1763800000000 } from './1763800000000-revoked-tokens.js';
import { DemoSocialPictures1763811000000 } from './1763811000000-demo-social-pictures.js';
import { CodesOfABrowser1763812000000 } from './1763812000000-codes-of-a-browser.js';
import { TestPayments1763820000000 } from './1763820000000-test-payments.js';
import { JobsThatAreLate1763830000000 } from './1763830000000-jobs-that-are-late.js';
import { SalesBeforeSearches1763840000000 } from './1763840000000-sales-before-searches.js';
import { PlansAndOffers1763900000000 } from './1763900000000-plans-and-offers.js';
import { Roles1763950000000 } from './1763950000000-roles.js';
import { Sessions1763951000000 } from './1763951000000-sessions.js';
import { People1763952000000 } from './1763952000000-people.js';
import { StaffInvitations1763953000000 } from './1763953000000-staff-invitations.js';
import { Business1763960000000 } from './1763960000000-business.js';
import { SecondFactor1763970000000 } from './1763970000000-second-factor.js';
import { PageContent1763980000000 } from './1763980000000-page-content.js';
import { TermsOfOrders1763981000000 } from './1763981000000-terms-of-orders.js';
import { Look1763990000000 } from './1763990000000-look.js';
import { ReceiptPrefix1764001000000 } from './1764001000000-receipt-prefix.js';
import { SetupChecklist1764000000000 } from './1764000000000-setup-checklist.js';
import { PurchaseOwners1764010000000 } from './1764010000000-purchase-owners.js';
import { PurchaseLinks1764011000000 } from './1764011000000-purchase-links.js';
import { Retention1764020000000 } from './1764020000000-retention.js';
/** In the order in which they run, which is that of their names: one flat folder. Append only: a migration that has run anywhere never changes. */
import { PaymentDocuments1764030000000 } from './1764030000000-payment-documents.js';
import { RefundRequests1764050000000 } from './1764050000000-refund-requests.js';
import { MessagesAboutPayments1764051000000 } from './1764051000000-messages-about-payments.js';
import { OwnerDigest1764052000000 } from './1764052000000-owner-digest.js';
import { TaxDocuments1764060000000 } from './1764060000000-tax-documents.js';
import { TaxPapers1764061000000 } from './1764061000000-tax-papers.js';
import { Privacy1764070000000 } from './1764070000000-privacy.js';
import { ConsentsOfBefore1764071000000 } from './1764071000000-consents-of-before.js';
import { PrivacyWords1764072000000 } from './1764072000000-privacy-words.js';
import { PaymentDisputes1764080000000 } from './1764080000000-payment-disputes.js';
import { SettlementLines1764081000000 } from './1764081000000-settlement-lines.js';
import { ShareCards1764082000000 } from './1764082000000-share-cards.js';
import { LargerSearchBatches1764084000000 } from './1764084000000-larger-search-batches.js';
export const migrations = [
    Initial1763700000000,
    ContentAndContact1763710000000,
    ActivityChanges1763715000000,
    Accounts1763720000000,
    ContentEditing1763730000000,
    ContentIntents1763735000000,
    Admin1763740000000,
    Broadcasts1763750000000,
    Operations1763760000000,
    BroadcastCounts1763770000000,
    BroadcastUsage1763780000000,
    LastBackup1763790000000,
    RevokedTokens1763800000000,
    DemoSocialPictures1763811000000,
    CodesOfABrowser1763812000000,
    TestPayments1763820000000,
    JobsThatAreLate1763830000000,
    SalesBeforeSearches1763840000000,
    PlansAndOffers1763900000000,
    Roles1763950000000,
    Sessions1763951000000,
    People1763952000000,
    StaffInvitations1763953000000,
    Business1763960000000,
    SecondFactor1763970000000,
    PageContent1763980000000,
    TermsOfOrders1763981000000,
    Look1763990000000,
    SetupChecklist1764000000000,
    ReceiptPrefix1764001000000,
    PurchaseOwners1764010000000,
    PurchaseLinks1764011000000,
    Retention1764020000000,
    PaymentDocuments1764030000000,
    RefundRequests1764050000000,
    MessagesAboutPayments1764051000000,
    OwnerDigest1764052000000,
    TaxDocuments1764060000000,
    TaxPapers1764061000000,
    Privacy1764070000000,
    ConsentsOfBefore1764071000000,
    PrivacyWords1764072000000,
    PaymentDisputes1764080000000,
    SettlementLines1764081000000,
    ShareCards1764082000000,
    LargerSearchBatches1764084000000,
];
//# sourceMappingURL=index.js.map