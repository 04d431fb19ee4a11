/** Addresses carry unguessable tokens and people's mail addresses; a log keeps the path's shape only. */
export function loggedPath(url) {
    return url
        .replace(/\?.*$/, '')
        .replace(/^(\/api\/payments\/(?:status|exports)\/|\/api\/privacy\/archives\/|\/api\/suppressions\/|\/unsubscribe\/).+/, '$1***');
}
//# sourceMappingURL=logged-path.js.map