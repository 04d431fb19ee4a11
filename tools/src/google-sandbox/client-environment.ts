export interface GoogleClient {
  id: string;
  secret: string;
}

/** What the backend needs to take the sandbox at `url` for Google. */
export function clientEnvironment(url: string, client: GoogleClient): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_AUTHORIZATION_URL: `${url}/choose`,
    GOOGLE_TOKEN_URL: `${url}/token`,
    GOOGLE_USERINFO_URL: `${url}/userinfo`,
  };
}
