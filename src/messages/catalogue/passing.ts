import type { PlaceName, PlacePassing } from '#contracts/way-in.ts';

const places = {
  entrance: 'Дверь подъезда',
  lift: 'Лифт',
  turn: 'Поворот коридора',
  flat: 'Дверь квартиры',
} as const satisfies Record<PlaceName, string>;

/** Where something passes or does not. */
const into = {
  entrance: 'в\u00a0дверь подъезда',
  lift: 'в\u00a0лифт',
  turn: 'в\u00a0поворот коридора',
  flat: 'в\u00a0дверь квартиры',
} as const satisfies Record<PlaceName, string>;

const fields = {
  width: 'Ширина, см',
  height: 'Высота, см',
  depth: 'Глубина, см',
  doorWidth: 'Ширина двери, см',
  doorHeight: 'Высота двери, см',
  before: 'До поворота, см',
  after: 'За поворотом, см',
} as const;

/** Whether goods come into the flat of a shopper. */
export const passingMessages = {
  title: 'Пройдёт ли в\u00a0квартиру?',
  results: 'Ответ',
  wayIn: 'Моя квартира',
  lead: 'Поставлены обычные размеры. Измерьте свои: ширину и\u00a0высоту проёма между косяками, кабину лифта внутри. Чего на пути нет, выключите.',
  places,
  fieldOf: (place: PlaceName, field: keyof typeof fields): string =>
    place === 'turn' && field === 'height' ? 'Высота потолка, см' : fields[field],
  cabin: 'Кабина',
  cabins: {
    400: '400\u00a0кг: 93\u00a0×\u00a0108\u00a0см, дверь 65\u00a0см',
    630: '630\u00a0кг: 210\u00a0×\u00a0110\u00a0см, дверь 120\u00a0см',
    1000: '1\u00a0000\u00a0кг: 110\u00a0×\u00a0210\u00a0см, дверь 90\u00a0см',
    own: 'Другая',
  },
  bounds: 'От 30 до 600\u00a0см',
  nothingOnWay: 'Включите хотя бы одно место на пути.',
  unread: 'Исправьте размеры, и\u00a0мы посчитаем.',
  nameOf: (isPacked: boolean, number: number, count: number): string => {
    if (!isPacked) return 'Товар целиком';
    return count === 1 ? 'Упаковка' : `Место ${number}`;
  },
  sizeOf: (sides: readonly number[]): string =>
    `${sides.map((side) => (side / 10).toLocaleString('ru-RU')).join('\u00a0×\u00a0')}\u00a0см`,
  result: (name: string, passed: readonly PlacePassing[]): string => `${name} ${howOf(passed)}`,
  draw: 'Чертёж',
  drawOf: (name: string) => `${name}: чертёж`,
  drawingOf: (name: string, place: PlaceName) => `${name}. ${places[place]}`,
  wholeNote:
    'Размеры упаковки не\u00a0указаны, поэтому считаем по размерам самого товара. В\u00a0какой упаковке его привезут, скажет менеджер.',
  liftNote: 'Выключите лифт, чтобы узнать, пройдёт ли остальной путь.',
  roomNote:
    'В\u00a0каждом месте оставлено 10\u00a0мм для рук. Ручки, пороги и\u00a0перила не\u00a0учтены.',
  save: 'Сохранить размеры',
  remove: 'Удалить размеры',
  saved: 'Размеры сохранены. У\u00a0товаров появится отметка.',
  removed: 'Размеры больше не\u00a0хранятся',
  savedHereOnly:
    'Размеры изменены только в\u00a0этом браузере. Попробуйте сохранить ещё раз через минуту.',
  kept: {
    browser: 'Размеры хранятся в\u00a0этом браузере.',
    account: 'Размеры хранятся в\u00a0этом браузере и\u00a0в\u00a0вашем личном кабинете.',
  },
  marks: {
    packed: {
      straight: { onCard: 'Пройдёт', onPage: 'Пройдёт в\u00a0квартиру' },
      tilted: { onCard: 'Пройдёт наклонно', onPage: 'Пройдёт в\u00a0квартиру наклонно' },
      stairs: { onCard: 'Пройдёт без лифта', onPage: 'Пройдёт в\u00a0квартиру без лифта' },
      not: { onCard: 'Не\u00a0пройдёт', onPage: 'Не\u00a0пройдёт в\u00a0квартиру' },
    },
    whole: {
      straight: { onCard: 'Пройдёт целиком', onPage: 'Пройдёт в\u00a0квартиру целиком' },
      tilted: { onCard: 'Целиком наклонно', onPage: 'Целиком пройдёт наклонно' },
      stairs: { onCard: 'Целиком без лифта', onPage: 'Целиком пройдёт без лифта' },
      not: { onCard: 'Не\u00a0пройдёт целиком', onPage: 'Целиком не\u00a0пройдёт' },
    },
  },
} as const;

function howOf(passed: readonly PlacePassing[]): string {
  const stops = passed.flatMap(({ place, passing }) =>
    passing.how === 'not' ? [`${into[place]}: не\u00a0хватает ${passing.missing}\u00a0мм`] : [],
  );
  if (stops.length > 0) return `не\u00a0пройдёт ${stops.join('; ')}`;
  const leaning = passed.flatMap(({ place, passing }) =>
    passing.how === 'tilted' ? [into[place]] : [],
  );
  return leaning.length > 0 ? `пройдёт, наклонно\u00a0— ${leaning.join(', ')}` : 'пройдёт';
}
