/** Terminal output of the backup commands. */
export const backupMessages = {
  backupUsage:
    'Резервная копия: npm run backup -- [ПАПКА]\n  без имени папки: var/backups/<дата и время>',
  restoreUsage: 'Восстановление из копии: npm run restore -- ПАПКА',
  ownServer:
    'База этого магазина на собственном сервере (DATABASE_URL): её копирует pg_basebackup или pg_dump этого сервера.',
  exists: (folder: string) => `Папка ${folder} уже есть. Назовите другую.`,
  picturesElsewhere: (bucket: string) =>
    `Фотографии лежат в бакете «${bucket}», в копии их нет: включите в нём версии или копируйте его отдельно.`,
  copying: 'Копирую базу данных; магазин может работать дальше…',
  done: (folder: string, seconds: number) =>
    `Копия готова: ${folder} (${seconds.toFixed(1).replace('.', ',')} с).`,
  notBackup: (folder: string) => `В папке ${folder} нет резервной копии.`,
  incomplete: (place: string) => `Копия неполная: нет ${place}.`,
  noFile: (place: string) =>
    `${place} — не файл и не папка. Магазин таких копий не делает, восстанавливать из неё опасно.`,
  notEmpty: (folder: string) =>
    `В папке ${folder} уже есть магазин. Уберите его или задайте другую папку в DATA_DIR.`,
  interrupted:
    'За время копирования записано слишком много, копия не удалась. Повторите, когда магазин спокойнее.',
  restored: (products: number, orders: number) =>
    `Магазин восстановлен: товаров ${products}, заказов ${orders}. Откройте его: npm start`,
} as const;
