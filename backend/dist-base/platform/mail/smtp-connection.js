/** How nodemailer is told to reach the mail server of `SMTP_URL`. With a user it speaks TLS or not at all. */
export function smtpConnection(smtpUrl, timeoutMs) {
    const url = new URL(smtpUrl);
    const secure = url.protocol === 'smtps:';
    return {
        host: url.hostname,
        port: Number(url.port) || (secure ? 465 : 587),
        secure,
        ...(url.username && {
            // A password never goes over an open line; smtps:// has TLS from the start.
            requireTLS: !secure,
            auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
        }),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
    };
}
//# sourceMappingURL=smtp-connection.js.map