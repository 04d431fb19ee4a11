// The sandbox's stand-in for Razorpay's checkout script: the same interface to the page, a frame of our own behind it.
// The page and the frame speak by postMessage, each checking the other's origin.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const FRAME_STYLE =
    'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;color-scheme:dark;';

  class Razorpay {
    #options;
    #listeners = new Map();
    #frame;
    #restore = () => {};

    constructor(options) {
      if (!options || !options.key) throw new Error('No key passed');
      this.#options = options;
    }

    /** Events as Razorpay names them; only `payment.failed` exists here. */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#frame) return;
      const frame = document.createElement('iframe');
      frame.title = 'Razorpay checkout (sandbox)';
      frame.className = 'razorpay-checkout-frame';
      frame.style.cssText = FRAME_STYLE;
      frame.allowTransparency = 'true';
      frame.src = `${origin}/checkout/frame#${encodeURIComponent(window.location.origin)}`;
      this.#restore = takeOverPage(frame, () => {
        if (this.#options.modal?.escape !== false) this.#dismiss();
      });
      this.#frame = frame;
      window.addEventListener('message', this.#receive);
      document.body.append(frame);
      frame.focus();
    }

    /** Takes the checkout away without telling the page, which asked for it. */
    close() {
      if (!this.#frame) return;
      window.removeEventListener('message', this.#receive);
      this.#frame.remove();
      this.#frame = undefined;
      this.#restore();
    }

    #receive = (message) => {
      if (message.origin !== origin || message.source !== this.#frame?.contentWindow) return;
      const { type, response } = message.data ?? {};
      if (type === 'ready') this.#sendOptions();
      else if (type === 'dismiss') this.#dismiss();
      else if (type === 'success') {
        this.close();
        this.#options.handler?.(response);
      } else if (type === 'failure') {
        if (this.#options.retry === false || this.#options.retry?.enabled === false) this.close();
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener(response);
      }
    };

    #sendOptions() {
      const { key, order_id, name, description, prefill, modal } = this.#options;
      const escape = modal?.escape !== false;
      const data = {
        type: 'open',
        options: { key, order_id, name, description, prefill: { ...prefill }, escape },
        colors: colorsOfPage(),
      };
      this.#frame.contentWindow.postMessage(structuredClone(data), origin);
      this.#frame.focus();
    }

    #dismiss() {
      if (!this.#frame) return;
      this.close();
      this.#options.modal?.ondismiss?.();
    }
  }

  /** Those of the site's brand, as its pages name them. Razorpay's own takes `theme.color` alone. */
  function colorsOfPage() {
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(['--ink', '--lime'].map((name) => [name, style.getPropertyValue(name).trim()]));
  }

  /** Makes everything but the frame inert, so that focus stays in it; returns what undoes that. */
  function takeOverPage(frame, dismiss) {
    const focused = document.activeElement;
    const overflow = document.documentElement.style.overflow;
    const made = [...document.body.children].filter((element) => element !== frame && !element.inert);
    for (const element of made) element.inert = true;
    document.documentElement.style.overflow = 'hidden';
    const escape = (event) => {
      if (event.key === 'Escape') dismiss();
    };
    window.addEventListener('keydown', escape);
    return () => {
      window.removeEventListener('keydown', escape);
      for (const element of made) element.inert = false;
      document.documentElement.style.overflow = overflow;
      focused?.focus?.({ preventScroll: true });
    };
  }

  window.Razorpay = Razorpay;
})();
