/**
 * The stand-in for checkout.js: the constructor, options and events that a shop uses, and a frame over the page in which
 * the tester chooses how the payment ends.
 */
export const checkoutScript = (origin: string): string => `'use strict';
window.Razorpay = class Razorpay {
  constructor(options) {
    if (!options || !options.key || !options.order_id) throw new Error('key and order_id are needed');
    this.options = options;
    this.listeners = {};
  }
  on(name, listener) { (this.listeners[name] ||= []).push(listener); }
  open() {
    const { options, listeners } = this;
    const frame = document.createElement('iframe');
    frame.title = 'Razorpay (SANDBOX)';
    frame.src = '${origin}/razorpay/frame/' + encodeURIComponent(options.order_id) + '?key=' + encodeURIComponent(options.key);
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '9999', background: '#faf8f4' });
    const close = () => { window.removeEventListener('message', hear); frame.remove(); };
    const hear = (event) => {
      if (event.origin !== '${origin}' || event.source !== frame.contentWindow) return;
      const { kind, answer } = event.data;
      if (kind === 'failed') for (const listener of listeners['payment.failed'] || []) listener({ error: answer });
      if (kind === 'paid') { close(); options.handler && options.handler(answer); }
      if (kind === 'dismissed') { close(); options.modal && options.modal.ondismiss && options.modal.ondismiss(); }
    };
    window.addEventListener('message', hear);
    document.body.append(frame);
    frame.focus();
  }
};
`

/** In the frame: sends the result of a click to the parent page. */
export const frameScript = `'use strict';
for (const button of document.querySelectorAll('button[data-verb]'))
  button.addEventListener('click', async () => {
    if (button.dataset.verb === 'cancel') return parent.postMessage({ kind: 'dismissed' }, '*');
    const response = await fetch(location.pathname + '/' + button.dataset.verb, { method: 'POST' });
    const result = await response.json();
    document.querySelector('[role=alert]').hidden = result.kind !== 'failed';
    parent.postMessage(result, '*');
  });
`
