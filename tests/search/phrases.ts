/**
 * What people type, and what must be offered for it. Written before the search understood phrases. Half of the list, by a hash of the phrase,
 * was kept out of sight while it was built; decision record 092 has the first rate of that half.
 */

/** What a variant that stands for a found product must be, lengths in mm. */
export interface Wanted {
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly width?: readonly [least: number, most: number];
  readonly depth?: readonly [least: number, most: number];
  readonly height?: readonly [least: number, most: number];
  readonly berth?: readonly [width: number, length?: number];
}

export type Meant =
  | { readonly goods: RegExp; readonly variant?: Wanted }
  | { readonly category: string }
  | { readonly page: string };

const goods = (goods: RegExp, phrases: string, variant?: Wanted) =>
  phrases.split(', ').map((phrase) => ({
    phrase,
    meant: variant ? { goods, variant } : { goods },
  }));
const category = (category: string, phrases: string) =>
  phrases.split(', ').map((phrase) => ({ phrase, meant: { category } }));
const page = (page: string, phrases: string) =>
  phrases.split(', ').map((phrase) => ({ phrase, meant: { page } }));

const sofas = /^(divany|ofisnyedivany)\|/;
const beds = /^(krovat|detskayamebel|komplectmebeli)\|.*кроват/;

const pairs: readonly (readonly { phrase: string; meant: Meant }[])[] = [
  // Prices.
  goods(sofas, 'диван до 60000, диван до 60 000, диваны до 60 тыс, диван до 60 тысяч рублей', {
    atMost: 60_000,
  }),
  goods(sofas, 'диван не дороже 40000, недорогой диван до 40000 руб, диван до 40 т.р.', {
    atMost: 40_000,
  }),
  goods(/углов/, 'угловой диван до 100 тысяч, купить угловой диван до 100000', { atMost: 100_000 }),
  goods(sofas, 'диван от 100 тыс', { atLeast: 100_000 }),
  goods(sofas, 'диван от 50 до 70 тысяч', { atLeast: 50_000, atMost: 70_000 }),
  goods(/^krovat\|/, 'кровать до 30000, кровать дешевле 30 тыс', { atMost: 30_000 }),
  goods(/^matras/, 'матрас до 15000 рублей, матрас 15 000 ₽', { atMost: 15_000 }),
  goods(/^shkafy\|/, 'шкаф до 50к, шкаф за 50000', { atMost: 50_000 }),
  goods(/стол/, 'стол до 20000', { atMost: 20_000 }),
  goods(/^kresla\|/, 'кресло от 30 тысяч', { atLeast: 30_000 }),
  goods(/^kitchen\|/, 'кухня до 100 000 рублей', { atMost: 100_000 }),
  goods(/^kovry\|/, 'ковер до 10 тыс руб', { atMost: 10_000 }),
  goods(/подушк/, 'подушка до 3000', { atMost: 3000 }),
  goods(/стул/, 'стулья не дороже 10 тысяч', { atMost: 10_000 }),

  // Sizes.
  goods(/^shkafy\|/, 'шкаф 180 см, шкаф шириной 180', { width: [1760, 1840] }),
  goods(/^shkafy\|/, 'шкаф шириной до 1 метра, шкаф ширина не более 100 см', { width: [0, 1000] }),
  goods(/шкаф-купе/, 'шкаф купе 2 метра, шкаф-купе ширина 2 м', { width: [1950, 2050] }),
  goods(/^(shkafy|gostinye|komodytumby|detskayamebel|prihozhie)\|/, 'шкаф глубиной до 45 см', {
    depth: [0, 450],
  }),
  goods(beds, 'кровать 160 на 200, кровать 160х200, кровать 1600х2000, кровать 160*200 см', {
    berth: [1600, 2000],
  }),
  goods(beds, 'кровать 180 см, кровать 1,8 м', { berth: [1800] }),
  goods(/^matras/, 'матрас 140 на 200, матрас 140x200', { berth: [1400, 2000] }),
  goods(/^matras/, 'матрас 90 см, матрас шириной 90', { berth: [900] }),
  goods(sofas, 'диван 2 метра, диван 200 см', { width: [1950, 2050] }),
  goods(sofas, 'диван шириной до 2 м, диван до 2 метров, диван не шире 200 см', {
    width: [0, 2000],
  }),
  goods(/^komodytumby\|/, 'комод 80 см', { width: [780, 820] }),
  goods(/^komodytumby\|/, 'комод глубиной 45 см', { depth: [440, 460] }),
  goods(/^(stolstyl|komplectmebeli)\|.*(стол|обеден)/, 'стол 120 см, обеденный стол 1,2 м', {
    width: [1180, 1220],
  }),
  goods(/^stolstyl\|.*стол/, 'стол длиной 160 см', { width: [1560, 1640] }),
  goods(/тумба под тв/, 'тумба под тв 160 см', { width: [0, 1640] }),
  goods(/тумба под тв/, 'тумба под телевизор шириной до 150', { width: [0, 1500] }),
  goods(/^prihozhie\|/, 'прихожая до 130 см', { width: [0, 1300] }),
  goods(/^prihozhie\|/, 'узкая прихожая глубина до 35 см, прихожая глубиной 32 см', {
    depth: [0, 350],
  }),
  goods(/стеллаж|книжн/, 'стеллаж высотой до 2 м', { height: [0, 2000] }),
  goods(/зеркал/, 'зеркало 60 см', { width: [580, 620] }),
  goods(sofas, 'диван 2 м до 70000', { width: [1950, 2050], atMost: 70_000 }),
  goods(beds, 'кровать 160х200 до 50000', { berth: [1600, 2000], atMost: 50_000 }),

  // Everyday words and glued words.
  goods(/раскладн|диван-кровать|кресло-кровать/, 'раскладушка, раскладное кресло'),
  goods(/пуф-мешок/, 'кресло мешок, кресло-мешок, кресломешок, бескаркасное кресло, груша кресло'),
  goods(/диван-кровать/, 'диванкровать, раскладной диван, диван раскладушка'),
  goods(/кресло-кровать/, 'креслокровать, кресло раскладушка'),
  goods(/кресло-качалка/, 'креслокачалка, качалка, кресло качалка для дачи'),
  goods(/шкаф-купе/, 'шкафкупе, купе шкаф'),
  goods(/^pufy\|/, 'пуфик в прихожую, пуфик для ног'),
  goods(/пуф с ящиком/, 'пуфик с ящиком'),
  goods(/шкаф-витрина|витрин/, 'сервант, буфет для посуды, витрина для посуды'),
  goods(/тахта|софа|кушетк/, 'тахта, софа, кушетка'),
  goods(/оттоман/, 'оттоманка'),
  goods(/двуспальн|\b(1600|1800)\b/, 'двухспалка, двуспалка, двухспальная кровать'),
  goods(/\b(1200|1400)\b/, 'полуторка, полуторная кровать, полуторка кровать'),
  goods(/односпальн|\b(800|900)\b/, 'односпалка, одноместная кровать'),
  goods(/барн/, 'стул барный, барный табурет, барные стулья'),
  goods(/журнальн|кофейн/, 'кофейный столик, столик к дивану'),
  goods(/туалетный столик/, 'трельяж, туалетный столик, макияжный столик, столик для макияжа'),
  goods(/компьютерн|письменн/, 'компьютерный стол, комп стол, стол для компьютера'),
  goods(/письменн|парта|растущ/, 'парта, стол для школьника, школьный стол'),
  goods(/тумба прикроватн/, 'прикроватка, прикроватная тумба'),
  goods(/тумба под тв/, 'тв тумба, тумба под телек'),
  goods(/обувниц/, 'полка для обуви, обувная полка, тумба для обуви'),
  goods(/двухъярусн/, 'двухярусная кровать, двухэтажная кровать, двухъярусная'),
  goods(/кровать-чердак|чердак/, 'кровать чердак, чердак'),
  goods(/мойк/, 'мойка, раковина на кухню'),
  goods(/светильник настенн/, 'бра, настенный светильник'),
  goods(/торшер/, 'торшер, напольная лампа, напольный светильник'),
  goods(/люстр|светильник подвесн/, 'люстра, потолочный светильник'),
  goods(/шторы|тюль/, 'занавески, гардины'),
  goods(/^tekstil\|шторы/, 'портьеры'),
  goods(/ковровая дорожка/, 'дорожка, половик, ковровая дорожка в коридор'),
  goods(/топпер/, 'топпер, наматрасник, тонкий матрас на диван'),
  goods(/постельное/, 'постелька, комплект постельного белья'),
  goods(/\|вешалка напольная/, 'вешалка для одежды напольная'),
  goods(/шкаф книжн|стеллаж/, 'книжный шкаф, шкаф для книг'),
  goods(/сушилк/, 'сушка для посуды, сушилка'),
  goods(/смеситель/, 'смеситель на кухню, кран на кухню, смесители в ванную'),
  goods(/\|кровать с подъемным/, 'кровать с подъемным механизмом'),
  goods(/кровать.*(подъемн|газлифт)/, 'кровать с ящиком для белья'),
  goods(sofas, 'дива угловой с оттоманкой'),
  goods(/диван кухонный/, 'диванчик на кухню, кухонный уголок'),
  goods(/рабоч|руководител/, 'компьютерное кресло, кресло для офиса, офисный стул'),
  goods(/\|кресло руководителя/, 'кресло босса'),

  // Colours.
  goods(/^(divany|ofisnyedivany)\|.*горчичн/, 'диван цвета горчицы, горчичный диван'),
  goods(/^(divany|ofisnyedivany)\|.*(син|индиго|голуб)/, 'синий диван, диван синего цвета'),
  goods(/(изумруд|зелен|хвойн|олив|мха|шалф|мятн)/, 'диван изумрудного цвета, зеленое кресло'),
  goods(/^shkafy\|.*(бел|молочн)/, 'белый шкаф, шкаф цвет белый'),
  goods(/^krovat\|.*антрацит/, 'серая кровать, кровать серого цвета'),
  goods(/винн|бруснич|терракот|кирпичн|вишн/, 'бордовый диван, красный диван, диван бордо'),
  goods(/пудр|лаванд|сливов/, 'розовый пуф, фиолетовый диван'),
  goods(
    /бежев|песочн|кремов|льнян|ваниль|молочн|капучино/,
    'бежевый диван, диван цвета слоновой кости',
  ),
  goods(/мятн|бирюз|волна/, 'бирюзовый диван'),
  goods(/^kresla\|.*(мятн|бирюз|волна)/, 'мятное кресло'),
  goods(/дуб/, 'стол цвета дуб сонома, шкаф под дуб'),
  goods(/орех|кофейн|шоколад|коньячн|венге|коричн/, 'коричневый диван, диван цвета шоколада'),

  // Categories.
  category('detskayamebel', 'детская комната, мебель в детскую, детская мебель'),
  category('kitchen', 'мебель для кухни, кухонная мебель, кухонный гарнитур'),
  category('prihozhie', 'мебель в прихожую, мебель в коридор, прихожка'),
  category('gostinye', 'мебель для гостиной, мебель в зал'),
  category('matrasyortopedicheskie', 'ортопедический матрас, матрасы'),
  category('svetilniki', 'освещение, свет'),
  category('kovry', 'ковры на пол, ковры и дорожки'),
  category('tekstil', 'текстиль, домашний текстиль'),
  category('stolstyl', 'столы и стулья, стулья и столы'),
  category('komodytumby', 'комоды, тумбочки'),
  category('ofisnyedivany', 'офисная мебель, диваны в офис'),
  category('komplectmebeli', 'комплект мебели, спальный гарнитур'),
  category('kranu', 'сантехника, смесители'),
  category('vsedlyaobustroystvakukhni', 'все для кухни'),

  // Pages.
  page('delivery', 'доставка, самовывоз, условия доставки, сроки доставки, доставка и оплата'),
  page('orders-returns', 'возврат, гарантия, обмен и возврат, как вернуть товар, предоплата'),
  page('orders-returns', 'оплата, как оформить заказ, гарантийный срок'),
  page('contacts', 'контакты, телефон, режим работы, адрес магазина, часы работы'),
  page('about-company', 'о компании, о магазине, о нас'),
];

export const phrases = pairs.flat();

/** FNV-1a: the same half on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The half of a phrase: `seen` while the search was built, or `unseen`. */
export const halfOf = (phrase: string): 'seen' | 'unseen' =>
  ((hashOf(phrase) >>> 7) & 1) === 0 ? 'seen' : 'unseen';
