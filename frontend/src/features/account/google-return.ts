/** Google's round trip leaves the site; this tab remembers which page had asked for the sign-in. */
const key = 'auth_return';

export function keepReturn(query: URLSearchParams): void {
  try {
    window.sessionStorage.setItem(key, query.get('next') ?? '');
  } catch {
    // Then the trip ends on the home page.
  }
}

/** As a query, for `returnPath` to judge. Read once: the next trip starts afresh. */
export function takeReturn(): URLSearchParams {
  try {
    const next = window.sessionStorage.getItem(key) ?? '';
    window.sessionStorage.removeItem(key);
    return new URLSearchParams({ next });
  } catch {
    return new URLSearchParams();
  }
}
