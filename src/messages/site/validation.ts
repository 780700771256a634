/** Texts of spec section 5, shared by the forms and the API. */
export const fieldMessages = {
  required: 'Это поле обязательно',
  personName: 'Только буквы и пробелы допустимы',
  email: 'Введите корректный email (например, name@example.ru)',
  phone: 'Введите телефон в формате +7XXXXXXXXXX',
  orderNumber: 'Введите номер из восьми букв и цифр, например 4F7K-2M9Q: он есть в письме о заказе',
} as const;

/** Further rules, which only the server checks. */
export const serverFieldMessages = {
  colour: 'Введите цвет шестью знаками после решётки, например #24493b',
  channel: 'Введите адрес канала, например https://t.me/kanal',
  picture: 'Выберите картинку заново: по этому адресу её нет',
  link: 'Введите адрес страницы магазина, например /category/, или адрес с https://',
  searchPage: 'Введите адрес страницы магазина, например /?page=delivery, не адрес поиска',
  day: 'Введите день, который есть в\u00a0календаре, например 30.11.2026',
  searchCharacters:
    'Уберите из запроса служебные знаки: допустимы буквы, цифры и обычная пунктуация',
  slug: 'Адрес состоит из\u00a0латинских букв, цифр и\u00a0дефиса, например divany',
  synonymsMissing: 'Напишите после двоеточия, что найти по\u00a0этому слову',
  searchPageMissing: 'Напишите после двоеточия адрес страницы, например /?page=delivery',
  characteristicColon: 'Уберите двоеточие из названия',
  characteristicKnown: 'Такая характеристика в магазине есть: выберите другое название',
  characteristicOfAll: 'Это есть у\u00a0каждого товара: выберите другое название',
  characteristicTwice: 'Такое название уже есть в списке',
  characteristicUnit: 'Единица бывает только у числа',
  minAboveMax: 'Значение «от» больше значения «до»',
  longPeriod: 'Выберите не\u00a0больше 366\u00a0дней',
  kopecks: 'Не больше двух знаков после запятой',
  sum: 'Сумма от\u00a00 до\u00a010\u00a0000\u00a0000\u00a0₽',
  rising: 'Ступени идут по возрастанию, без конца бывает только последняя',
  clock: 'Введите время, например 15:00',
  zoneTwice: 'Зоны называются по-разному',
  receiptNumber: 'Номер чека (ФД)\u00a0— только цифры',
  fiscalStorage: 'Номер накопителя (ФН)\u00a0— 16\u00a0цифр',
  fiscalSign: 'Признак (ФПД)\u00a0— до\u00a010\u00a0цифр',
  receiptLink: 'Ссылка на\u00a0чек начинается с\u00a0https://',
  unknownParameter: 'Такого параметра нет',
} as const;

/** What the forms call the fields of one line. */
const fieldNames: Record<string, string> = {
  customer_name: 'Имя',
  first_name: 'Имя',
  midle_name: 'Отчество',
  middle_name: 'Отчество',
  last_name: 'Фамилия',
  email: 'E-mail',
  phone: 'Телефон',
  phone_number: 'Телефон',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  address: 'Адрес',
  city: 'Город',
  department_number: 'Отделение',
  seller_name: 'Продавец',
  seo_title: 'Название в\u00a0результатах поиска',
  seo_description: 'Описание в\u00a0результатах поиска',
};

const oneLineMessage = (field: unknown): string =>
  `${fieldNames[String(field)] ?? 'Поле'}: уберите переносы строк и служебные знаки`;

interface Issue {
  readonly path?: readonly unknown[] | undefined;
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly expected?: unknown;
  readonly inst?: unknown;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly values?: unknown;
  readonly keys?: unknown;
  readonly params?: Record<string, unknown> | undefined;
}

const expectedNames: Record<string, string> = {
  string: 'нужна строка',
  number: 'нужно число',
  int: 'нужно целое число',
  boolean: 'нужно true или false',
  array: 'нужен список',
  object: 'нужен объект',
};

const ruleMessage = (rule: string): string | undefined =>
  new Map<string, string>(Object.entries({ ...fieldMessages, ...serverFieldMessages })).get(rule);

/** The Russian message for one Zod issue. */
export function validationMessage(issue: Issue): string {
  const isText = issue.origin === 'string';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? fieldMessages.required
        : `Неверное значение: ${expectedNames[expectedOf(issue)] ?? 'нужно другое'}`;
    case 'too_small':
      if (isText) return fieldMessages.required;
      return `Не меньше ${grouped(issue.minimum)}`;
    case 'too_big':
      if (isText) return `Слишком длинно: не больше ${grouped(issue.maximum)} знаков`;
      if (issue.origin === 'array') return `Не больше ${grouped(issue.maximum)} строк`;
      return `Не больше ${grouped(issue.maximum)}`;
    case 'invalid_value':
      return allowedValues([issue.values].flat().map(String));
    case 'unrecognized_keys':
      return unknownFields([issue.keys].flat());
    case 'invalid_format':
      if (issue.format !== 'date') return 'Неверное значение';
      return issue.input === '' ? fieldMessages.required : serverFieldMessages.day;
    case 'custom': {
      const named = issue.params?.message;
      if (named === 'twoNumbers') return twoNumbersMessage(issue.params ?? {});
      if (named === 'oneLine') return oneLineMessage(issue.path?.at(-1));
      return ruleMessage(String(named)) ?? 'Неверное значение';
    }
    default:
      return 'Неверное значение';
  }
}

const MOST_NAMED = 20;

/** The first names. */
function unknownFields(keys: readonly unknown[]): string {
  const named = keys.slice(0, MOST_NAMED).join(', ');
  const others = keys.length - MOST_NAMED;
  return `Неизвестные поля: ${named}${others > 0 ? ` и ещё ${grouped(others)}` : ''}`;
}

/** The text can mean two numbers: «50.000» can be read as 50 000 or 50. */
function twoNumbersMessage({ text, readings }: Readonly<Record<string, unknown>>): string {
  const numbers = readings as readonly number[];
  const plain = numbers.map((number) => String(number).replace('.', ','));
  return `«${text}» можно прочесть как ${numbers.map(grouped).join(' или ')}. Напишите ${plain.join(' или ')}`;
}

/** Also for texts that are not numbers. */
function expectedOf({ expected, inst }: Issue): string {
  const isWhole = inst instanceof Object && 'isInt' in inst && inst.isInt === true;
  return expected === 'number' && isWhole ? 'int' : String(expected);
}

const groups = new Intl.NumberFormat('ru-RU');

/** A limit: 100 000 000. */
const grouped = (limit: unknown): string =>
  typeof limit === 'number' ? groups.format(limit) : String(limit);

function allowedValues(values: readonly string[]): string {
  const named = values.filter((value) => value !== '').join(', ');
  return `Допустимые значения: ${named}${values.includes('') ? ' или пустая строка' : ''}`;
}

/** Of a package. */
const sides: Record<string, string> = {
  width: 'ширина',
  depth: 'глубина',
  height: 'высота',
  weight: 'вес',
};

/** Prefix with the line number of a list, from 1. */
export const lineMessage = (line: number, field: string, message: string) =>
  `Строка ${line}${field ? `, ${sides[field] ?? field}` : ''}: ${message}`;
