import { expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { isCheckoutSignature, isWebhookSignature } from './razorpay-signature.ts';

const sign = (content: string, secret = 'key') => createHmac('sha256', secret).update(content).digest('hex');

it("accepts Razorpay's checkout signature and no other", () => {
  expect(isCheckoutSignature('key', 'order_1', 'pay_1', sign('order_1|pay_1'))).toBe(true);
  expect(isCheckoutSignature('key', 'order_1', 'pay_2', sign('order_1|pay_1'))).toBe(false);
  expect(isCheckoutSignature('other', 'order_1', 'pay_1', sign('order_1|pay_1'))).toBe(false);
  for (const forged of ['', 'zz', sign('order_1|pay_1').slice(2), `${sign('order_1|pay_1')}00`]) {
    expect(isCheckoutSignature('key', 'order_1', 'pay_1', forged)).toBe(false);
  }
});

it('signs the raw bytes of a webhook', () => {
  const body = Buffer.from('{"a": 1}');
  expect(isWebhookSignature('key', body, sign('{"a": 1}'))).toBe(true);
  expect(isWebhookSignature('key', body, sign('{"a":1}'))).toBe(false);
});
