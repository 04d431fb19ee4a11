const iso = (at) => at?.toISOString() ?? null;
export function presentListed({ id, name, email, standing, since, boughtAt, account, }) {
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
export function presentPerson(person, viewerId) {
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
//# sourceMappingURL=people.presenter.js.map