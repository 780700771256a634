import type { ImportRun } from '#contracts/admin/imports.ts';
import { groupDigits } from './plural.ts';

/** Words of the screen about imports. */
export const importsScreenMessages = {
  about: 'Что пришло из\u00a0файлов поставщиков, а\u00a0что отклонено и\u00a0почему.',
  none: 'Здесь появится каждая загрузка товаров: что пришло, что отклонено и\u00a0почему. Загружает товары тот, кто обслуживает магазин.',
  source: 'Источник',
  when: 'Когда',
  outcome: 'Итог',
  report: 'Отчёт',
  action: 'Что сделать',
  settle: 'Разобрались',
  settled: (source: string) => `Загрузка разобрана: ${source}`,
  settledBy: (name: string) => `Разобрано: ${name}`,
} as const;

/** How an import ended: «Загружено не всё. Создано 12, изменено 3, отклонено 2». */
export function outcomeText({ outcome, created, changed, refused }: ImportRun): string {
  if (outcome === 'failed') return 'Не загружено: в\u00a0магазине ничего не изменилось.';
  const counts = [
    `создано\u00a0${groupDigits(created)}`,
    `изменено\u00a0${groupDigits(changed)}`,
    ...(refused > 0 ? [`отклонено\u00a0${groupDigits(refused)}`] : []),
  ].join(', ');
  return `${outcome === 'done' ? 'Загружено' : 'Загружено не всё'}: ${counts}.`;
}
