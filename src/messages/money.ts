const NBSP = '\u00a0';

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const withKopecks = new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `54 990 ₽`; kopecks only where there are any. */
export const formatPrice = (roubles: number): string =>
  `${(Number.isInteger(roubles) ? whole : withKopecks).format(roubles).replace(/\s/g, NBSP)}${NBSP}₽`;

/** `54 990,00 ₽`, as the cart and the letters show sums. */
export const formatSum = (roubles: number): string =>
  `${withKopecks.format(roubles).replace(/\s/g, NBSP)}${NBSP}₽`;
