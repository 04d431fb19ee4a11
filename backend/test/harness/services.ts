/** Addresses of this run's services, passed on by the global setup. */
export const services = {
  get databaseUrl(): string {
    return address('TEST_DATABASE_URL');
  },
  get redisUrl(): string {
    return address('TEST_REDIS_URL');
  },
  get smtpUrl(): string {
    return address('TEST_SMTP_URL');
  },
  get mailboxUrl(): string {
    return address('TEST_MAILBOX_URL');
  },
};

function address(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the global setup did not run`);
  return value;
}
