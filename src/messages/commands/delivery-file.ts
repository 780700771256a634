import { counted } from '../words/plural.ts';

/** `delivery.yaml` of the content folder. */
export const deliveryFileMessages = {
  title: 'доставка',
  about: `# Доставка: зоны с ценами и сроками, подъём, сборка, календарь. Цены в рублях, вес в килограммах, дни недели с 1 (понедельник).
# Без зон магазин о цене доставки ничего не говорит. Подробно: docs/owner, «Доставка и сроки».
`,
  changed: (zones: number) => `Доставка: изменена, ${counted(zones, 'зона', 'зоны', 'зон')}`,
} as const;
