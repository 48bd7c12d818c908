/** Address that opens a UPI app with the payment filled in; `amount` in whole rupees. */
export const upiLink = (to: { id: string; name: string }, amount: number, reference: string): string => {
  const parts = { pa: to.id, pn: to.name, am: String(amount), cu: 'INR', tn: reference };
  // Spaces as %20: UPI apps show the plus signs of a form's encoding.
  return `upi://pay?${new URLSearchParams(parts).toString().replaceAll('+', '%20')}`;
};
