/** The payment script failed to load. The message is for the buyer. */
export class CheckoutScriptError extends Error {
  constructor() {
    super(
      'The payment window could not be loaded. You have not been charged. Check your connection and try again.',
    );
  }
}
