import type { CategoryIcon } from '#contracts/category-look.ts';

/** Beginnings of Russian words, without ё. A name may have words of several icons: the first word decides. */
const stems: Partial<Record<CategoryIcon, string>> = {
  sofa: 'диван|соф[аы]|тахт|кушет|мягкая меб',
  bed: 'кроват|спальн|изголов',
  armchair: 'кресл|шезлонг|качалк',
  wardrobe: 'шкаф|гардероб|купе|пенал',
  kitchen: 'кух',
  table: 'стол|стул|табурет|барн|обеден|парт[аы](?!\\p{L})',
  chest: 'комод|тумб|буфет|консол|сервант|витрин',
  pouf: 'пуф|банкет|оттоман|скам',
  office: 'офис|кабинет|рабоч|компьютер',
  mattress: 'матрас|матрац|наматрас|топпер|ортопед',
  living_room: 'гостин|стенк|тв(?!\\p{L})|телевиз',
  tap: 'кран|смесител|мойк',
  hallway: 'прихож|вешал|обувн|ключниц',
  nursery: 'детск|дети|детей|детям|ребен|школьн|игруш|подростк|малыш',
  set: 'комплект|гарнитур|набор',
  cookware: 'обустр|посуд|утвар|сервиров|кастрюл',
  mirror: 'зеркал|трюмо',
  lamp: 'светил|свет(?!л)|освещ|ламп|люстр|торшер|бра(?!\\p{L})',
  rug: 'ковр|ковер|циновк|дорожк',
  textile: 'текстил|штор|занавес|постел|плед|подуш|одеял|покрывал|белье|скатерт|полотен',
  shelves: 'хранен|полк|полок|стеллаж|короб|корзин|этажерк|органайзер',
  garden: 'сад(?!ик)|ротанг|лежак|дач|улич|террас|балкон|беседк|качел|растен',
  bath: 'ванн|сантех|душ|раковин|унитаз|туалет(?!н)',
  decor: 'декор|ваз|картин|часы|постер|свеч|рамк|подар|аксессуар',
};

const patterns = Object.entries(stems).map(
  ([icon, words]) => [icon as CategoryIcon, new RegExp(`(?<!\\p{L})(?:${words})`, 'u')] as const,
);

/** The icon of a category by the words of its name. Null: no word is known. */
export function iconOfName(name: string): CategoryIcon | null {
  const words = name.toLowerCase().replaceAll('ё', 'е');
  const found = patterns
    .map(([icon, pattern]) => ({ icon, at: words.search(pattern) }))
    .filter(({ at }) => at >= 0);
  return found.toSorted((a, b) => a.at - b.at)[0]?.icon ?? null;
}
