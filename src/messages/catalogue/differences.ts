/** What the variants of a product differ in. */
export const differenceMessages = {
  size: 'Размер',
  upholstery: 'Обивка',
  color: 'Цвет',
  side: 'Сторона',
  /** Lengths in mm. */
  centimetres: (lengths: readonly number[]) =>
    `${lengths.map((length) => String(length / 10).replace('.', ',')).join('\u00a0×\u00a0')}\u00a0см`,
  /** Not to be had together with what else is chosen: what changes instead. */
  changes: (labels: readonly string[]) => `сменится ${labels.join(' и\u00a0').toLowerCase()}`,
  soldOut: 'нет в\u00a0наличии',
  chosen: (name: string) => `Выбрано: ${name}`,
} as const;
