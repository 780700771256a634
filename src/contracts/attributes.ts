/**
 * The attribute registry: the only list of variant attributes (spec section 3).
 * The details tab, the comparison, filters, imports and feeds use it.
 */

/** How a value is stored. `reference`: an object; its property `field` is shown. */
export type AttributeKind = 'number' | 'boolean' | 'text' | 'list' | 'reference';

export const attributeGroups = {
  main: 'Основное',
  dimensions: 'Размеры',
  seat: 'Сиденье',
  sleep: 'Спальное место',
  materials: 'Материалы',
  appearance: 'Внешний вид',
  construction: 'Конструкция',
  set: 'Комплектация',
  plumbing: 'Подключение',
  service: 'Производство и гарантия',
} as const;

export type AttributeGroup = keyof typeof attributeGroups;

/**
 * How a list is filtered by the attribute. `range`: between two limits; `exact`: by one or more of the numbers in the catalogue;
 * `options`: by one or more of its words; `colours`: the same with swatches; `flag`: has it.
 */
export type AttributeFilter = 'range' | 'exact' | 'options' | 'colours' | 'flag';

export interface AttributeDefinition {
  readonly label: string;
  readonly kind: AttributeKind;
  readonly group: AttributeGroup;
  readonly filter: AttributeFilter;
  /** Shown after the number, behind a no-break space. */
  readonly unit?: string;
  /** Shown to shoppers in its place, where a bare unit would mislead; files go on with `unit`. */
  readonly shownUnit?: string;
  /** The shown property of a reference. */
  readonly field?: string;
  /** The attribute with the lower end of a range: this one holds the upper end, and shows both. */
  readonly lowerEnd?: 'production_time_days_from';
  /** Not shown in the details tab or the comparison, and no filter. */
  readonly hidden?: true;
  /** Sorts goods for the owner: a filter, not shown in the details tab or the comparison. */
  readonly sorts?: true;
}

const measure = (group: AttributeGroup, label: string, unit: string) =>
  ({ kind: 'number', filter: 'range', group, label, unit }) as const;
const millimetres = (group: AttributeGroup, label: string) => measure(group, label, 'мм');
const count = (group: AttributeGroup, label: string) =>
  ({ kind: 'number', filter: 'exact', group, label }) as const;
const text = (group: AttributeGroup, label: string) =>
  ({ kind: 'text', filter: 'options', group, label }) as const;
const list = (group: AttributeGroup, label: string) =>
  ({ kind: 'list', filter: 'options', group, label }) as const;
const boolean = (group: AttributeGroup, label: string) =>
  ({ kind: 'boolean', filter: 'flag', group, label }) as const;
const reference = <Field extends string>(group: AttributeGroup, label: string, field: Field) =>
  ({ kind: 'reference', filter: 'options', group, label, field }) as const;

/** In display order. Lengths are mm, weights kg. */
export const attributes = {
  type_of_product: text('main', 'Тип изделия'),
  entity: { ...text('main', 'Группа товаров'), sorts: true },
  brand: reference('main', 'Бренд', 'name'),
  series: text('main', 'Серия'),
  room_type: list('main', 'Комната'),
  interior_style: text('main', 'Стиль интерьера'),
  price_segment: { ...text('main', 'Ценовой сегмент'), sorts: true },
  gender: text('main', 'Для кого'),
  features: list('main', 'Особенности'),

  dimensions_width: millimetres('dimensions', 'Ширина'),
  dimensions_height: millimetres('dimensions', 'Высота'),
  dimensions_depth: millimetres('dimensions', 'Глубина'),
  dimensions_thickness: millimetres('dimensions', 'Толщина'),
  dimensions_weight: measure('dimensions', 'Вес', 'кг'),
  expanded_width: millimetres('dimensions', 'Ширина в разложенном виде'),
  expanded_height: millimetres('dimensions', 'Высота в разложенном виде'),
  corner_width: millimetres('dimensions', 'Ширина угловой части'),
  width_options: list('dimensions', 'Варианты ширины'),
  custom_size_available: boolean('dimensions', 'Изготовление по вашим размерам'),

  seat_width: millimetres('seat', 'Ширина сиденья'),
  seat_height: millimetres('seat', 'Высота сиденья'),
  seat_depth: millimetres('seat', 'Глубина сиденья'),
  armrests: text('seat', 'Подлокотники'),
  armrest_width: millimetres('seat', 'Ширина подлокотника'),
  armrest_height: millimetres('seat', 'Высота подлокотника'),

  sleeping_places: count('sleep', 'Спальных мест'),
  bed_width: millimetres('sleep', 'Ширина спального места'),
  bed_length: millimetres('sleep', 'Длина спального места'),
  bed_type: text('sleep', 'Тип кровати'),
  bed_type_form: text('sleep', 'Форма кровати'),
  footboard_height: millimetres('sleep', 'Высота изножья'),
  mattress_base: text('sleep', 'Основание под матрас'),
  mattress_hardnesses: list('sleep', 'Жёсткость матраса'),
  extra_orthopedic_fillings: list('sleep', 'Дополнительные ортопедические слои'),
  winter_summer_effect: boolean('sleep', 'Эффект «зима — лето»'),
  cover: text('sleep', 'Чехол'),

  material: text('materials', 'Материал'),
  body_material: text('materials', 'Материал корпуса'),
  upholstery_materials: list('materials', 'Обивка'),
  filling: text('materials', 'Наполнение'),
  legs_material: text('materials', 'Материал ножек'),
  countertop_material: text('materials', 'Материал столешницы'),
  ball: reference('materials', 'Материал запорного шара', 'ball_material_type'),

  color: { ...reference('appearance', 'Цвет', 'name'), filter: 'colours' },
  color_options: list('appearance', 'Варианты цвета'),
  is_color_customizable: boolean('appearance', 'Цвет на выбор'),
  pattern: text('appearance', 'Рисунок'),
  facade_color: text('appearance', 'Цвет фасада'),
  facade_design: text('appearance', 'Оформление фасада'),
  facade_with_showcase: boolean('appearance', 'Фасад с витриной'),
  countertop_color: text('appearance', 'Цвет столешницы'),
  legs_color: text('appearance', 'Цвет ножек'),

  mechanism: text('construction', 'Механизм'),
  angle_variants: list('construction', 'Расположение угла'),
  storage_niche: boolean('construction', 'Ниша для хранения'),
  drawers: count('construction', 'Ящиков'),
  doors_count: count('construction', 'Дверей'),
  facade_thickness: millimetres('construction', 'Толщина фасада'),
  tv_niche: boolean('construction', 'Ниша под телевизор'),
  max_load: measure('construction', 'Допустимая нагрузка', 'кг'),

  furniture_set: list('set', 'Состав набора'),
  included_items: list('set', 'Входит в комплект'),
  upper_modules: count('set', 'Верхних модулей'),
  lower_modules: count('set', 'Нижних модулей'),

  thread_size: reference('plumbing', 'Размер резьбы', 'inches'),
  product_thread: reference('plumbing', 'Тип резьбы', 'thread_type'),

  manufacturer: reference('service', 'Страна производства', 'country'),
  production_time_days: {
    ...measure('service', 'Срок изготовления', 'дн.'),
    shownUnit: 'раб. дн.',
    lowerEnd: 'production_time_days_from',
  },
  production_time_days_from: {
    ...count('service', 'Срок изготовления, от'),
    unit: 'дн.',
    hidden: true,
  },
  warranty: text('service', 'Гарантия'),
  warranty_period_months: measure('service', 'Срок гарантии', 'мес.'),
  has_3d_constructor: boolean('service', 'Конструктор в 3D'),
} as const satisfies Record<string, AttributeDefinition>;

export type AttributeKey = keyof typeof attributes;

/** The references by key. `id`: the number in the shop system that the feed comes from, if it has one. */
export interface AttributeReferences {
  brand: { name: string };
  color: { name: string; hex?: string | undefined };
  manufacturer: { id: number; country: string };
  ball: { ball_material_type: string };
  thread_size: { id: number; inches: string };
  product_thread: { id: number; thread_type: string };
}

type ValueOf<Key extends AttributeKey> = Key extends keyof AttributeReferences
  ? AttributeReferences[Key]
  : (typeof attributes)[Key]['kind'] extends 'number'
    ? number
    : (typeof attributes)[Key]['kind'] extends 'boolean'
      ? boolean
      : (typeof attributes)[Key]['kind'] extends 'list'
        ? string[]
        : string;

/** The attributes of a variant. An absent key means «not stated». */
export type VariantAttributes = { [Key in AttributeKey]?: ValueOf<Key> | undefined };

export const attributeKeys = Object.keys(attributes) as AttributeKey[];

/** The attributes that are shown and filtered by themselves. */
export const shownKeys = attributeKeys.filter(
  (key) => !(attributes[key] as AttributeDefinition).hidden,
);

export const outerSizes = ['dimensions_width', 'dimensions_height', 'dimensions_depth'] as const;
export const bedSizes = ['sleeping_places', 'bed_width', 'bed_length'] as const;

/** In which goods of different kinds may have to agree to fit to each other. */
export const sharedKeys = [
  'bed_width',
  'bed_length',
  'series',
  'interior_style',
  'upholstery_materials',
  'material',
  'color',
  'body_material',
  'facade_color',
  'countertop_color',
  'brand',
  'room_type',
  'thread_size',
] as const satisfies readonly AttributeKey[];
export type SharedKey = (typeof sharedKeys)[number];
