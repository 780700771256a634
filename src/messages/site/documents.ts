import type { DocumentKind } from '#contracts/legal-documents.ts';

/** Short names of the legal documents, for the owner. */
export const documentNames: Record<DocumentKind, string> = {
  policy: 'Политика',
  consent: 'Согласие',
  offer: 'Оферта',
};

const dates = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });

/** '1 декабря 2026 г.' of `2026-12-01`. */
export const formatDate = (date: string): string => dates.format(new Date(`${date}T00:00:00Z`));

export const documentMessages = {
  edition: (version: number, inForce: string) =>
    `Версия ${version}, действует с ${formatDate(inForce)}`,
  /** Of a version that is not in force. */
  notCurrent: 'Сейчас действует другая версия.',
  toCurrent: 'Открыть действующую',
  pdf: 'Скачать PDF',
  versions: 'Все версии',
  versionFrom: (version: number, inForce: string) =>
    `Версия ${version}\u00a0— с\u00a0${formatDate(inForce)}`,
  page: (page: number, pages: number) => `${page} из ${pages}`,
} as const;
