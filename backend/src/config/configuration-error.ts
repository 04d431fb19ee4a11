/** Start-up cannot go on; `message` names every variable at fault and is all an operator needs. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
