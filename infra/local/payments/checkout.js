// Emulates Razorpay's checkout script in the local run: the same `Razorpay` class with a small dialog, in which the user
// chooses the outcome of the payment. No style attributes: the site's Content-Security-Policy blocks them.
(() => {
  const origin = new URL(document.currentScript.src).origin;

  const element = (name, text, styles = {}) => {
    const made = document.createElement(name);
    made.textContent = text;
    Object.assign(made.style, styles);
    return made;
  };

  const buttonStyles = {
    display: 'block',
    width: '100%',
    minHeight: '44px',
    marginTop: '12px',
    padding: '8px 16px',
    border: '1px solid #3f3f46',
    borderRadius: '8px',
    background: '#ffffff',
    color: '#18181b',
    font: 'inherit',
    cursor: 'pointer',
  };

  const dialogStyles = {
    margin: 'auto',
    width: 'min(360px, calc(100vw - 32px))',
    padding: '24px',
    border: '0',
    borderRadius: '12px',
    background: '#ffffff',
    color: '#18181b',
    font: '16px/1.5 system-ui, sans-serif',
  };

  const rupees = (paise, currency) =>
    new Intl.NumberFormat(undefined, { style: 'currency', currency: currency || 'INR' }).format(paise / 100);

  class Razorpay {
    constructor(options) {
      this.options = options;
      this.listeners = {};
    }

    on(event, listener) {
      this.listeners[event] = listener;
      return this;
    }

    open() {
      const { options } = this;
      const dialog = element('dialog', '', dialogStyles);
      dialog.setAttribute('aria-label', 'Test payment');
      const status = element('p', '', { minHeight: '24px', margin: '12px 0 0', color: '#b91c1c' });
      status.setAttribute('role', 'status');
      const pay = element('button', `Pay ${rupees(options.amount, options.currency)}`, {
        ...buttonStyles,
        background: '#1d4ed8',
        borderColor: '#1d4ed8',
        color: '#ffffff',
      });
      const fail = element('button', 'Let the payment fail', buttonStyles);
      const dismiss = element('button', 'Close without paying', buttonStyles);
      for (const button of [pay, fail, dismiss]) button.type = 'button';
      pay.addEventListener('click', () => this.finish('pay', dialog, status));
      fail.addEventListener('click', () => this.finish('fail', dialog, status));
      dismiss.addEventListener('click', () => dialog.close());
      dialog.addEventListener('close', () => {
        dialog.remove();
        if (!this.paid) options.modal?.ondismiss?.();
      });
      dialog.append(
        element('h2', options.name || 'Test payment', { margin: '0', font: '600 20px/1.3 system-ui, sans-serif' }),
        element('p', options.description || 'This is a test checkout without real payments.', { margin: '8px 0 0' }),
        pay,
        fail,
        dismiss,
        status,
      );
      document.body.append(dialog);
      this.dialog = dialog;
      dialog.showModal();
    }

    close() {
      this.dialog?.close();
    }

    async finish(outcome, dialog, status) {
      const { order_id, handler } = this.options;
      const path = `/stand-in/orders/${encodeURIComponent(order_id)}/${outcome}`;
      try {
        const response = await fetch(`${origin}${path}`, { method: 'POST' });
        const result = await response.json();
        if (!response.ok) throw new Error(result.error.description);
        if (outcome === 'fail') {
          status.textContent = 'The payment failed. You may try again.';
          this.listeners['payment.failed']?.({
            error: {
              code: 'BAD_REQUEST_ERROR',
              description: 'Payment failed',
              reason: 'payment_failed',
              metadata: { order_id, payment_id: result.id },
            },
          });
          return;
        }
        this.paid = true;
        dialog.close();
        handler?.(result);
      } catch (error) {
        status.textContent = String(error.message || error);
      }
    }
  }

  window.Razorpay = Razorpay;
})();
