import type { CategoryIcon } from '#contracts/category-look.ts';
import { goods } from '../words/plural.ts';

/** Words of the screen of categories in the office. */
export const categoryScreenMessages = {
  pageAbout:
    'Порядок в\u00a0меню, названия, картинки и\u00a0фильтры. Разделы перетаскивают: между другими или на\u00a0другой раздел, под который он встанет. Порядок меняют и\u00a0стрелками.',
  none: 'Разделов нет. Они появятся с\u00a0первой загрузкой товаров, или создайте их.',
  tree: 'Разделы магазина',
  about: ({
    goods: count,
    hidden,
    is_listed: isListed,
  }: {
    goods: number;
    hidden: boolean;
    is_listed: boolean;
  }) =>
    [goods(count), hidden ? 'скрыт' : !isListed && 'нет в\u00a0меню'].filter(Boolean).join(' · '),
  create: 'Новый раздел',
  createAbout: 'В\u00a0меню он появится, когда в\u00a0нём будут товары.',
  add: 'Создать',
  name: 'Название',
  nameMissing: 'Введите название раздела.',
  slug: 'Адрес',
  slugHint: 'Латинские буквы, цифры, дефис. Прежний адрес будет вести на\u00a0новый',
  parent: 'Где стоит',
  topLevel: 'На\u00a0верхнем уровне',
  icon: 'Значок',
  iconByName: 'По\u00a0словам названия',
  picture: 'Картинка раздела',
  noPicture: 'Своей картинки нет: видна фотография товара или значок.',
  choosePicture: 'Выбрать картинку',
  removePicture: 'Убрать картинку',
  pictureFailed: 'Картинка не\u00a0загрузилась. Попробуйте ещё раз.',
  hide: 'Скрыть из\u00a0меню и\u00a0списков. Страница раздела и\u00a0его товары останутся',
  description: 'Описание',
  descriptionHint: 'Покупатели прочтут его под\u00a0товарами. Абзацы разделяет пустая строка',
  seoDescriptionHint: 'Пусто\u00a0— название и\u00a0число товаров',
  filters: 'Фильтры',
  usual: 'Как предлагают товары раздела. Измените порядок или состав, и\u00a0список станет вашим.',
  own: 'Ваш список. Новые характеристики в\u00a0него не\u00a0добавятся сами.',
  stated: (count: number) => `указано у\u00a0${count}`,
  idle: 'Значение у\u00a0всех одно: покупатели увидят фильтр, когда появится второе.',
  remove: 'Убрать',
  removeFilter: (label: string) => `Убрать фильтр: ${label}`,
  addFilter: 'Добавить фильтр',
  choose: 'Выберите',
  reset: 'Как предлагают товары',
  save: 'Сохранить',
  saved: (name: string) => `Сохранено: ${name}.`,
  unsaved: (name: string) => `раздел «${name}»`,
  open: 'Открыть в\u00a0магазине',
  changedBy: (by: string | null) =>
    `Пока вы смотрели, раздел изменён${by ? `. Сохранил: ${by}` : ''}. Ваши изменения остались в\u00a0полях.`,
  removeCategory: 'Удалить раздел',
  removeTitle: (name: string) => `Удалить раздел «${name}»?`,
  removeAbout: (count: number) =>
    count > 0
      ? `Здесь ${goods(count)}. Их и\u00a0адрес раздела возьмёт другой.`
      : 'В\u00a0нём нет товаров. Выберите раздел, на\u00a0который поведёт его адрес, если он\u00a0есть в\u00a0закладках и\u00a0поиске.',
  taker: 'Кто возьмёт товары',
  noTaker: 'Никто',
  chooseTaker: 'Выберите раздел',
  removed: (name: string, moved: number) =>
    moved > 0 ? `Удалено: ${name}. Перенесено: ${goods(moved)}.` : `Удалено: ${name}.`,
  noParent: 'Такого раздела уже нет, или он сам стоит под другим. Выберите раздел верхнего уровня.',
  sameName: 'На\u00a0этом уровне уже есть раздел с\u00a0таким названием.',
  slugTaken: 'Этот адрес занят другим разделом.',
  filterTwice: 'Один фильтр стоит дважды.',
  photoUnknown: 'Этой картинки в\u00a0магазине нет. Загрузите её ещё раз.',
  takerMissing: (count: number) => `Здесь ${goods(count)}. Выберите раздел, который их возьмёт.`,
} as const;

export const categoryIconNames: Readonly<Record<CategoryIcon, string>> = {
  sofa: 'Диван',
  bed: 'Кровать',
  armchair: 'Кресло',
  wardrobe: 'Шкаф',
  kitchen: 'Кухня',
  table: 'Стол',
  chest: 'Комод',
  pouf: 'Пуф',
  office: 'Рабочее место',
  mattress: 'Матрас',
  living_room: 'Гостиная',
  tap: 'Смеситель',
  hallway: 'Прихожая',
  nursery: 'Детская',
  set: 'Набор',
  cookware: 'Посуда',
  mirror: 'Зеркало',
  lamp: 'Светильник',
  rug: 'Ковёр',
  textile: 'Текстиль',
  shelves: 'Полки',
  garden: 'Сад',
  bath: 'Ванная',
  decor: 'Декор',
  shapes: 'Фигуры',
  package: 'Коробка',
  tag: 'Ярлык',
};
