const API = /^\/api(?:[/?]|$)/;
const CONTROL = /\p{Cc}/u;
function isReadable(path) {
    try {
        return !CONTROL.test(decodeURIComponent(path));
    }
    catch {
        return false;
    }
}
/**
 * The address as the router takes it. One with an escape that stands for no letter (`/blog/%`, `/%ff`, `/%0a`) reaches
 * no route or a wrong one, and its visitor would read a line of JSON: a page's is taken letter for letter instead, and is then simply not there.
 * The API goes on refusing it.
 */
export function decodableUrl({ url = '/' }) {
    const [path = '', ...query] = url.split('?');
    if (API.test(url) || isReadable(path))
        return url;
    return [path.replaceAll('%', '%25'), ...query].join('?');
}
//# sourceMappingURL=decodable-url.js.map