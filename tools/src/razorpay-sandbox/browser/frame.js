// The inside of the sandbox's checkout. It talks to the one page that opened it, named by the address's hash.
const page = decodeURIComponent(window.location.hash.slice(1));
const element = (id) => document.getElementById(id);
const buttons = { success: element('success'), failure: element('failure'), dismiss: element('dismiss') };
let options;

const tell = (message) => window.parent.postMessage(message, page);

const rupees = (paise, currency) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);

async function call(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: options.key, order_id: options.order_id, ...body }),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(reply.error.description);
  return reply;
}

/** While a payment is on its way nothing can be pressed, so a double click pays once. */
function setBusy(busy) {
  for (const button of Object.values(buttons)) button.disabled = busy;
}

/** Focus comes in without a scroll, and only while it is nowhere better. */
function focusFirst() {
  (buttons.success.disabled ? buttons.dismiss : buttons.success).focus({ preventScroll: true });
}

/** The colours of the page that opened it, where that has any. */
function paint(colors) {
  for (const [name, value] of Object.entries(colors)) {
    if (/^#[\da-f]{6}$/i.test(value)) document.documentElement.style.setProperty(name, value);
  }
}

async function show(given) {
  options = given;
  element('shop').textContent = options.name || 'Checkout';
  element('description').textContent = options.description ?? '';
  element('buyer').textContent = [options.prefill.email, options.prefill.contact].filter(Boolean).join(' · ');
  try {
    const order = await call('/checkout/open');
    element('amount').textContent = rupees(order.amount, order.currency);
    if (order.paid) throw new Error('This order has already been paid.');
    setBusy(false);
  } catch (error) {
    element('status').textContent = error.message;
  }
  focusFirst();
}

async function attempt(outcome) {
  setBusy(true);
  element('status').textContent = '';
  try {
    const { email, contact } = options.prefill;
    const response = await call('/checkout/attempt', {
      outcome,
      email,
      contact,
      description: options.description,
    });
    tell({ type: outcome, response });
    if (outcome === 'failure')
      element('status').textContent = `${response.error.description} You can try again.`;
  } catch (error) {
    element('status').textContent = error.message;
  }
  setBusy(false);
  focusFirst();
}

function dismiss() {
  if (!buttons.dismiss.disabled) tell({ type: 'dismiss' });
}

/** Tab goes round inside the dialog. */
function keepFocus(event) {
  const reachable = Object.values(buttons).filter((button) => !button.disabled);
  const at = reachable.indexOf(document.activeElement);
  const next = event.shiftKey ? at - 1 : at + 1;
  event.preventDefault();
  reachable[(next + reachable.length) % reachable.length]?.focus();
}

buttons.success.addEventListener('click', () => attempt('success'));
buttons.failure.addEventListener('click', () => attempt('failure'));
buttons.dismiss.addEventListener('click', dismiss);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && options?.escape !== false) dismiss();
  else if (event.key === 'Tab') keepFocus(event);
});
window.addEventListener('message', (message) => {
  if (message.source !== window.parent || message.origin !== page || message.data?.type !== 'open') return;
  if (options === undefined) {
    paint(message.data.colors ?? {});
    void show(message.data.options);
  }
});
tell({ type: 'ready' });
