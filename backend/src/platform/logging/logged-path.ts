/** Addresses carry unguessable tokens and people's mail addresses; a log keeps the path's shape only. */
export function loggedPath(url: string): string {
  return url
    .replace(/\?.*$/s, '')
    .replace(
      /^(\/api\/payments\/(?:status|exports)\/|\/api\/privacy\/archives\/|\/api\/private-files\/opened\/|\/api\/suppressions\/|\/unsubscribe\/).+/,
      '$1***',
    );
}
