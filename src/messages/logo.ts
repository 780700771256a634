/** What is wrong with the file of a logo. */
export const logoMessages = {
  tooLarge: (kilobytes: number) => `Файл больше ${kilobytes} КБ. Упростите рисунок.`,
  broken: 'Это не рисунок SVG, или он повреждён. Сохраните его из программы заново.',
  brokenPng: 'Это не картинка PNG, или она повреждена. Сохраните её из программы заново.',
  entity: 'Объявления <!ENTITY не принимаются. Сохраните рисунок как «простой SVG».',
  unsupported: (tag: string) =>
    `Часть <${tag}> не принимается. Переведите тексты и вставки в кривые и сохраните рисунок как «простой SVG».`,
  noSize: 'У рисунка нет размера: нужен viewBox или width и height.',
  empty: 'В рисунке ничего не нарисовано.',
  two: 'В папке два логотипа. Оставьте один: logo.svg или logo.png.',
} as const;
