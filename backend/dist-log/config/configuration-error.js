/** Start-up cannot go on; `message` names every variable at fault and is all an operator needs. */
export class ConfigurationError extends Error {
    name = 'ConfigurationError';
}
//# sourceMappingURL=configuration-error.js.map