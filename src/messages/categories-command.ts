import { goods } from './plural.ts';

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

/** Terminal output of the `categories` command, and why it refuses. */
export const categoriesMessages = {
  usage: `Категории: npm run categories
Изменить: npm run categories -- КАТЕГОРИЯ [--name НАЗВАНИЕ] [--under КАТЕГОРИЯ | --top] [--before КАТЕГОРИЯ | --after КАТЕГОРИЯ] [--hide | --show]
Удалить:  npm run categories -- КАТЕГОРИЯ --delete [--to КАТЕГОРИЯ]
  КАТЕГОРИЯ   адрес (divany) или номер
  --name      назвать; адрес не меняется
  --under     поставить под другую категорию; --top — на верхний уровень
  --before    поставить перед соседней категорией; --after — после неё
  --hide      убрать из меню и списков; --show — вернуть
  --delete    удалить пустую категорию; --to — отдать её товары и адрес другой`,
  none: 'Категорий в магазине ещё нет: они появятся с первым импортом или из categories.yaml.',
  changed: 'Записано.',
  unchanged: 'Так и есть, ничего не изменилось.',
  deleted: (name: string, moved: number, to: string | null) =>
    [
      `Категория «${name}» удалена.`,
      ...(moved > 0 && to !== null ? [`К категории «${to}» перешло: ${goods(moved)}.`] : []),
      to === null
        ? 'Её адрес больше не работает: он отвечает «не найдено».'
        : `Её адрес ведёт к категории «${to}».`,
    ].join(' '),
  states: { hidden: 'скрыта', empty: 'не видна: пуста', below: 'не видна: скрыта' },
  ownGoods: (all: number, own: number) =>
    all === own ? goods(all) : `${goods(all)}, своих ${own}`,

  unknown: (given: string) => `Категории «${given}» нет. Все категории: npm run categories`,
  wrongName: 'Название: от 1 до 200 знаков в одной строке.',
  underItself: (name: string) => `Категория «${name}» не может стоять под самой собой.`,
  thirdLevel: (above: string, top: string) =>
    `«${above}» сама стоит под «${top}», а уровней только два.`,
  hasChildren: (name: string, children: readonly string[]) =>
    `У категории «${name}» есть подкатегории: ${quoted(children)}. Сначала перенесите их.`,
  sameName: (name: string) => `На этом уровне уже есть категория «${name}».`,
  notBeside: (name: string, other: string) =>
    `«${name}» и «${other}» стоят на разных уровнях: порядок задают среди соседей. Сначала перенесите: --under или --top.`,
  besideItself: (name: string) => `«${name}» не может стоять рядом с самой собой.`,
  hasGoods: (name: string, count: number) =>
    `В категории «${name}» ${goods(count)}, вместе со снятыми с продажи. Кому их отдать: --to КАТЕГОРИЯ`,
  toItself: 'Товары нельзя отдать той же категории.',
} as const;
