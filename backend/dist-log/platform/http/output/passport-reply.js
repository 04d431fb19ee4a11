/**
 * Lets a Passport strategy redirect. Passport answers as on Node's own response: it sets `statusCode`, which a reply has, and
 * calls these two. So its answer goes the way of all others, with their cookies and hooks.
 */
export function answerForPassport(server) {
    server.decorateReply('setHeader', function (name, value) {
        void this.header(name, value);
    });
    server.decorateReply('end', function () {
        void this.send();
    });
}
//# sourceMappingURL=passport-reply.js.map