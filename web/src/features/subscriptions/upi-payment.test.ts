import { expect, it } from 'vitest';
import { upiLink } from './upi-payment.ts';

it('prefills a UPI app with payee, rupees and reference, for any company name', () => {
  const link = upiLink({ id: 'portal@bank', name: 'Job Portal' }, 2999, 'Ä & B + Co?');
  expect(link).toMatch(/^upi:\/\/pay\?pa=portal%40bank&pn=Job%20Portal&am=2999&cu=INR&tn=/);
  expect(new URL(link).searchParams.get('tn')).toBe('Ä & B + Co?');
});
