import { expect, it } from 'vitest';
import { upiLink } from './upi-payment.ts';

it('fills a UPI app in with payee, rupees and reference, whatever the company is called', () => {
  const link = upiLink({ id: 'portal@bank', name: 'Job Portal' }, 2999, 'Ä & B + Co?');
  expect(link).toMatch(/^upi:\/\/pay\?pa=portal%40bank&pn=Job%20Portal&am=2999&cu=INR&tn=/);
  expect(new URL(link).searchParams.get('tn')).toBe('Ä & B + Co?');
});
