import { describe, expect, it } from 'vitest';
import { helpOf, helpPlaces } from '../../admin/features/handbook/help-places.ts';
import { officePages, redirectsPath, routePath } from '../../admin/screens.ts';
import { shopParts } from '../../admin/shop-parts.ts';
import { readChapter, readHandbook } from './read-handbook.ts';

describe('a chapter of the handbook', () => {
  it('is divided at its headings, but not at a line of code that looks like one', () => {
    const { title, sections } = readChapter(
      'one',
      '# Как всё устроено\n\nНачало.\n\n## 1. Заказы, «новые»\n\n```\n# не заголовок\n```\n',
    );
    expect(title).toBe('Как всё устроено');
    expect(sections.map(({ id, level }) => [id, level])).toEqual([
      ['как-всё-устроено', 1],
      ['1-заказы-новые', 2],
    ]);
    expect(sections[1]?.html).toContain('<code># не заголовок');
  });

  it('leads to other chapters within the office, and has no link to files beside it', () => {
    const { sections } = readChapter(
      'one',
      '# Глава\n\n[каталог](catalogue.md#склад), [README](../../README.md), [сайт](https://example.ru)\n',
    );
    expect(sections[0]?.html).toBe(
      '<p><a href="/admin/handbook/catalogue#%D1%81%D0%BA%D0%BB%D0%B0%D0%B4">каталог</a>, README, <a href="https://example.ru">сайт</a></p>\n',
    );
  });

  it('lets no HTML through', () => {
    const { sections } = readChapter('one', '# Глава\n\n<img src=x onerror="x()">\n');
    expect(sections[0]?.html).not.toContain('<img');
  });
});

describe('the help of the screens', () => {
  const places = new Set(
    readHandbook().chapters.flatMap(({ key, sections }) =>
      sections.map(({ id }) => `${key}#${id}`),
    ),
  );

  it('is there for each screen, and each place is in the handbook', () => {
    const screens = [
      ...Object.values(officePages).map(({ path }) => path),
      redirectsPath,
      routePath,
    ];
    for (const path of [...screens, ...shopParts.map((part) => `/shop/${part}`), '/goods/12']) {
      expect([path, helpOf(path).length > 0]).toEqual([path, true]);
    }
    const named = Object.values(helpPlaces).flat();
    expect(named.filter((place) => !places.has(place))).toEqual([]);
  });

  it('is that of the longest beginning of the address', () => {
    expect(helpOf('/goods/table')).toEqual(['catalogue#таблица']);
    expect(helpOf('/goods/12')).toEqual(['catalogue#карточка-товара']);
    expect(helpOf('/orders/4F7K-2M9Q')).toEqual(helpPlaces['/orders']);
    expect(helpOf('/')).toEqual(helpPlaces['/']);
  });
});
