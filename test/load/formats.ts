/** Figures of the tables: whole ones with separators, small ones with a decimal. */
export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const figure = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));
export const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
export const duration = (value: number) => (value < 120 ? `${whole(value)} s` : `${whole(value / 60)} min`);
