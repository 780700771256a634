/** The files `categories.yaml` and `filters.yaml` of the owner's folder, and what a push reports of them. */
export const categoryFileMessages = {
  about: [
    '# Категории в порядке магазина. Новая запись добавляет категорию; категория, которой здесь нет, остаётся в конце.',
    '# parent — slug категории, под которой стоит эта; без него она на верхнем уровне. Уровней два.',
    '# name — название; picture — файл из папки categories; icon — значок, если слова названия дают не тот;',
    '# description — текст под товарами раздела, абзацы разделяет пустая строка; seo_title и seo_description — для поисковиков.',
    '# hidden: true — нет в меню, списках и карте сайта (по адресу и в поиске товары остаются).',
    '',
  ].join('\n'),
  aboutFilters: [
    '# Фильтры категорий, по порядку. Цена, «В наличии», «Со скидкой» и размеры ниши есть всегда.',
    '# Списки за решёткой — обычные фильтры категории: уберите решётки, чтобы задать свои.',
    '# Фильтр, значений которого у товаров нет, магазин не показывает.',
    '',
  ].join('\n'),
  filtersByGoods: 'фильтры по характеристикам товаров',
  allFilters: '# Все фильтры:',
  ownFilters:
    '# Характеристики поставщиков, которые тоже могут быть фильтрами, и их частые значения:',
  repeated: (slug: string, name: string) => `Категория «${name}» (${slug}) стоит дважды.`,
  noParent: (name: string, parent: string) =>
    `Категория «${name}»: категории «${parent}» нет ни в файле, ни в магазине.`,
  circle: (name: string, parent: string) =>
    `Категория «${name}» стоит под «${parent}», а та — под ней: получается круг.`,
  thirdLevel: (name: string, parent: string, above: string) =>
    `Категория «${name}»: «${parent}» сама стоит под «${above}», а уровней только два.`,
  unlistedChild: (name: string, child: string) =>
    `Категория «${name}»: под ней в магазине стоит «${child}», которой в файле нет; третьего уровня не бывает.`,
  noFilter: (slug: string, name: string) =>
    `${slug}: фильтра «${name}» нет. Все имена — в конце файла filters.yaml, который пишет pull. Характеристику, которой у товаров ещё нет, назовите «own:${name}».`,
  repeatedFilter: (slug: string, name: string) => `${slug}: фильтр «${name}» стоит дважды.`,
  added: (name: string) => `  Новая категория «${name}»`,
  changed: (name: string, parts: readonly string[]) => `  Категория «${name}»: ${parts.join(', ')}`,
  order: '  Порядок категорий',
  unlisted: (slugs: readonly string[]) =>
    `Этих категорий нет в categories.yaml, они остаются в конце: ${slugs.join(', ')}.`,
  withoutFilters: (slugs: readonly string[]) =>
    `Таких категорий в магазине нет, их фильтры не записаны: ${slugs.join(', ')}.`,
  parts: {
    name: 'название',
    parentId: 'родительская категория',
    photo: 'картинка',
    icon: 'значок',
    hidden: 'видимость',
    filters: 'фильтры',
    description: 'описание',
    seoTitle: 'название для поисковиков',
    seoDescription: 'описание для поисковиков',
  },
} as const;
