/** Country codes that forms for new accounts offer; the first is chosen at the start. */
export const phoneCountryCodes = ['+91', '+1', '+44', '+61', '+81', '+49', '+33', '+39', '+7', '+55', '+86'] as const;
