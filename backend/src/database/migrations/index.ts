import { Initial1763700000000 } from './1763700000000-initial.ts';
import { ContentAndContact1763710000000 } from './1763710000000-content-and-contact.ts';
import { ActivityChanges1763715000000 } from './1763715000000-activity-changes.ts';
import { Accounts1763720000000 } from './1763720000000-accounts.ts';
import { ContentEditing1763730000000 } from './1763730000000-content-editing.ts';
import { ContentIntents1763735000000 } from './1763735000000-content-intents.ts';
import { Admin1763740000000 } from './1763740000000-admin.ts';
import { Broadcasts1763750000000 } from './1763750000000-broadcasts.ts';
import { Operations1763760000000 } from './1763760000000-operations.ts';
import { BroadcastCounts1763770000000 } from './1763770000000-broadcast-counts.ts';
import { BroadcastUsage1763780000000 } from './1763780000000-broadcast-usage.ts';
import { LastBackup1763790000000 } from './1763790000000-last-backup.ts';
import { RevokedTokens1763800000000 } from './1763800000000-revoked-tokens.ts';
import { DemoSocialPictures1763811000000 } from './1763811000000-demo-social-pictures.ts';
import { CodesOfABrowser1763812000000 } from './1763812000000-codes-of-a-browser.ts';
import { TestPayments1763820000000 } from './1763820000000-test-payments.ts';
import { JobsThatAreLate1763830000000 } from './1763830000000-jobs-that-are-late.ts';
import { SalesBeforeSearches1763840000000 } from './1763840000000-sales-before-searches.ts';
import { PlansAndOffers1763900000000 } from './1763900000000-plans-and-offers.ts';
import { Roles1763950000000 } from './1763950000000-roles.ts';
import { Sessions1763951000000 } from './1763951000000-sessions.ts';
import { People1763952000000 } from './1763952000000-people.ts';
import { StaffInvitations1763953000000 } from './1763953000000-staff-invitations.ts';
import { Business1763960000000 } from './1763960000000-business.ts';
import { SecondFactor1763970000000 } from './1763970000000-second-factor.ts';
import { PageContent1763980000000 } from './1763980000000-page-content.ts';
import { TermsOfOrders1763981000000 } from './1763981000000-terms-of-orders.ts';
import { Look1763990000000 } from './1763990000000-look.ts';
import { ReceiptPrefix1764001000000 } from './1764001000000-receipt-prefix.ts';
import { SetupChecklist1764000000000 } from './1764000000000-setup-checklist.ts';
import { PurchaseOwners1764010000000 } from './1764010000000-purchase-owners.ts';
import { PurchaseLinks1764011000000 } from './1764011000000-purchase-links.ts';
import { Retention1764020000000 } from './1764020000000-retention.ts';

/** In the order in which they run, which is that of their names: one flat folder. Append only: a migration that has run anywhere never changes. */
import { PaymentDocuments1764030000000 } from './1764030000000-payment-documents.ts';
import { RefundRequests1764050000000 } from './1764050000000-refund-requests.ts';
import { MessagesAboutPayments1764051000000 } from './1764051000000-messages-about-payments.ts';
import { OwnerDigest1764052000000 } from './1764052000000-owner-digest.ts';
import { TaxDocuments1764060000000 } from './1764060000000-tax-documents.ts';
import { TaxPapers1764061000000 } from './1764061000000-tax-papers.ts';
import { Privacy1764070000000 } from './1764070000000-privacy.ts';
import { ConsentsOfBefore1764071000000 } from './1764071000000-consents-of-before.ts';
import { PrivacyWords1764072000000 } from './1764072000000-privacy-words.ts';
import { PaymentDisputes1764080000000 } from './1764080000000-payment-disputes.ts';
import { SettlementLines1764081000000 } from './1764081000000-settlement-lines.ts';
import { ShareCards1764082000000 } from './1764082000000-share-cards.ts';
import { LargerSearchBatches1764084000000 } from './1764084000000-larger-search-batches.ts';
import { OneSpellingOfAddresses1764090000000 } from './1764090000000-one-spelling-of-addresses.ts';
import { SyncedPasskeys1764094000000 } from './1764094000000-synced-passkeys.ts';
import { PhonesByDigits1764094100000 } from './1764094100000-phones-by-digits.ts';
import { ArticlePictureWidths1764085000000 } from './1764085000000-article-picture-widths.ts';
import { GrantsAndCaptures1764091000000 } from './1764091000000-grants-and-captures.ts';
import { StepIcons1764095000000 } from './1764095000000-step-icons.ts';

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
  ArticlePictureWidths1764085000000,
  OneSpellingOfAddresses1764090000000,
  GrantsAndCaptures1764091000000,
  SyncedPasskeys1764094000000,
  PhonesByDigits1764094100000,
  StepIcons1764095000000,
];
