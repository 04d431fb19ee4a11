const iso = (at) => at?.toISOString() ?? null;
export function presentSecondFactor({ totp, passkeys, ...rest }, identity) {
    return {
        ...rest,
        identity,
        totp: totp ? { createdAt: totp.createdAt.toISOString(), lastUsedAt: iso(totp.lastUsedAt) } : null,
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
            _id: id,
            name,
            createdAt: createdAt.toISOString(),
            lastUsedAt: iso(lastUsedAt),
        })),
    };
}
//# sourceMappingURL=second-factor.presenter.js.map