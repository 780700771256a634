import type { Random } from '../../../generated-shop.ts';

/** A thing as a person knows it, whatever file says so. Prices in kopecks. */
export interface Thing {
  readonly article: string;
  readonly name: string;
  readonly category: string;
  readonly price: number;
  readonly oldPrice: number | null;
  /** Null: the file says nothing. */
  readonly stock: number | 'many' | null;
  /** Millimetres. */
  readonly width: number;
}

/** A cell as it is written. */
export interface Written {
  readonly text: string;
  /** It may be refused or asked about: it says two things, or none that a shop can use. */
  readonly isDoubtful: boolean;
}

/** A thing with its cells as one file writes them. */
export interface WrittenThing {
  readonly thing: Thing;
  readonly price: Written;
  readonly oldPrice: Written;
  readonly stock: Written;
  readonly width: string;
}

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

export const whole = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

const kinds = ['Шкаф', 'Диван', 'Йога-кресло', 'Тумба', 'Ёлка-вешалка', 'Стол', 'Пуф'];
const words = ['белый', 'дуб', 'с «ухом»', '200 см', 'для чайной', 'A&B', '55" ТВ', 'угловой'];
const categories = ['Шкафы', 'Диваны & кресла', 'Мебель для чайной', 'Столы, стулья', 'Прихожие'];

/** Invented things; names and articles differ. */
export function things(random: Random): Thing[] {
  return Array.from({ length: whole(2, 7, random) }, (_, index) => {
    const price = priceOf(random);
    const name = [pick(kinds, random), pick(words, random), pick(words, random), `№ ${index + 1}x`];
    return {
      article: `${pick(['ПР-', 'FZ', '00', 'Ф/'], random)}${index}${whole(100, 999, random)}`,
      name: name.join(' '),
      category: pick(categories, random),
      price,
      oldPrice: random() < 0.4 ? price + whole(1, 90_000, random) * 100 : null,
      stock: pick([null, 'many', 0, whole(1, 40, random), whole(1, 3000, random)], random),
      width: whole(30, 300, random) * 10,
    };
  });
}

function priceOf(random: Random): number {
  const roubles = pick([99, 990, 12_990, 54_990, 125_000, 1_250_000], random);
  const exact = whole(1, roubles, random);
  const kopecks = random() < 0.3 ? whole(1, 99, random) : 0;
  return pick([roubles, exact, Math.ceil(exact / 10) * 10], random) * 100 + kopecks;
}
