import type { z } from 'zod';
import type { peopleView, personView } from './people.dto.ts';
import type { ListedPerson, PersonDetail } from './people.service.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentListed({
  id,
  name,
  email,
  standing,
  since,
  boughtAt,
  account,
}: ListedPerson): z.input<typeof peopleView>['items'][number] {
  const role = account?.role ?? 'member';
  return {
    _id: id,
    name,
    email,
    standing,
    staffRole: role === 'member' ? null : role,
    since: since.toISOString(),
    boughtAt: iso(boughtAt),
  };
}

/** @param viewerId the account of who looks */
export function presentPerson(person: PersonDetail, viewerId: string): z.input<typeof personView> {
  const { account, sessions, purchases, messages, mails, signIns, suppressed, consents } = person;
  return {
    ...presentListed(person),
    account: account
      ? {
          type: account.type,
          verified: account.verified,
          deactivatedAt: iso(account.deactivatedAt),
          createdAt: account.createdAt.toISOString(),
          isYou: account.id === viewerId,
          isNamedOwner: account.isNamedOwner,
          hasSecondFactor: account.hasSecondFactor,
          sessions: sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
            _id: id,
            device,
            createdAt: createdAt.toISOString(),
            lastSeenAt: lastSeenAt.toISOString(),
          })),
        }
      : null,
    purchases: purchases.map(({ completedAt, ...purchase }) => ({
      ...purchase,
      completedAt: completedAt.toISOString(),
    })),
    messages: messages.map(({ createdAt, readAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      readAt: iso(readAt),
    })),
    mails: mails.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: iso(sentAt),
    })),
    signIns: signIns.map(({ _id, action, feature, ip, createdAt }) => ({
      _id,
      action,
      feature,
      ip,
      createdAt: createdAt.toISOString(),
    })),
    consent: {
      terms: person.since.toISOString(),
      ledger: consents.map(({ what, words, source, givenAt, withdrawnAt, withdrawnBy }) => ({
        what,
        words,
        source,
        givenAt: iso(givenAt),
        withdrawnAt: iso(withdrawnAt),
        withdrawnBy,
      })),
      broadcasts: suppressed ? { reason: suppressed.reason, since: suppressed.since.toISOString() } : null,
    },
  };
}
