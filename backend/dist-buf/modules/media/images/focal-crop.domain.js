export const CENTRE = { x: 0.5, y: 0.5 };
/** The largest part of `from` that has the shape of `to`, with the focal point as near its middle as the edges allow. */
export function focalCrop(from, to, { x, y }) {
    const scale = Math.min(from.width / to.width, from.height / to.height);
    const width = Math.max(1, Math.min(from.width, Math.round(to.width * scale)));
    const height = Math.max(1, Math.min(from.height, Math.round(to.height * scale)));
    return {
        left: between(0, from.width - width, Math.round(x * from.width - width / 2)),
        top: between(0, from.height - height, Math.round(y * from.height - height / 2)),
        width,
        height,
    };
}
function between(low, high, value) {
    return Math.max(low, Math.min(high, value));
}
//# sourceMappingURL=focal-crop.domain.js.map