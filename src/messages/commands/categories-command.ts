import { goods } from '../words/plural.ts';

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

interface Deleted {
  readonly name: string | null;
  readonly slug: string;
  readonly moved: number;
  readonly to: string | null;
}

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
  --delete    удалить пустую категорию: её адрес ведёт к категории над ней, а у категории верхнего уровня отвечает «не найдено»
  --to        отдать товары и адрес другой категории; адрес можно отдать и после удаления`,
  none: 'Категорий в магазине ещё нет: они появятся с первым импортом или из categories.yaml.',
  changed: 'Записано.',
  unchanged: 'Так и есть, ничего не изменилось.',
  deleted: ({ name, slug, moved, to }: Deleted) =>
    [
      name === null ? `Категории «${slug}» в магазине нет.` : `Категория «${name}» удалена.`,
      ...(moved > 0 && to !== null ? [`К категории «${to}» перешло: ${goods(moved)}.`] : []),
      to === null
        ? `Её адрес отвечает «не найдено» (404). Если его знают покупатели или поисковые системы, отдайте его другой категории: npm run categories -- ${slug} --delete --to КАТЕГОРИЯ`
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
