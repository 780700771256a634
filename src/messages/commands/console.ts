/** Terminal output of the start of the shop. */
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace('.', ',')} с`;

const settingHints: Record<string, string> = {
  PORT: 'номер порта от 0 до 65535',
  PUBLIC_URL: 'адрес магазина без пути, например https://shop.example.ru',
  ADMIN_URL: 'адрес офиса без пути, например https://office.shop.example.ru',
  TRUSTED_ORIGINS: 'адреса без пути через запятую, например https://www.shop.example.ru',
  MAIL_FROM: 'адрес отправителя, например Магазин <shop@example.ru>',
  DATABASE_URL: 'postgresql://пользователь:пароль@сервер:5432/база',
  DATABASE_DIRECT_URL: 'postgresql://пользователь:пароль@сервер:5432/база',
  DATABASE_REPLICA_URL: 'postgresql://пользователь:пароль@реплика:5432/база',
  DATABASE_POOL_SIZE: 'число соединений от 1 до 200',
  TRUST_PROXY: 'true, false или адреса и сети прокси через запятую, например 127.0.0.1, 10.0.0.0/8',
  SMTP_URL: 'smtp://пользователь:пароль@сервер:587',
  SHOP_EMAIL: 'адрес электронной почты магазина',
  JWT_SECRET: 'тайная строка не короче 32 знаков',
  METRICS_TOKEN: 'тайная строка не короче 16 знаков',
  S3_ENDPOINT: 'адрес хранилища, например https://storage.example.ru',
  S3_BUCKET: 'имя бакета: латинские строчные буквы, цифры, точки и дефисы',
  DADATA_URL: 'адрес подсказок DaData без пути, например https://suggestions.dadata.ru',
  YOOKASSA_URL: 'адрес API ЮKassa без пути, например https://api.yookassa.ru',
  TBANK_URL: 'адрес API Т-Банка без пути, например https://securepay.tinkoff.ru',
  CDEK_URL: 'адрес API перевозчика без пути, например https://api.cdek.ru',
  MAX_BROWSING: 'число от 1 до 10000',
  CDN_SECONDS: 'число секунд от 0 до 3600',
  CACHE_MB: 'число мегабайтов от 0 до 4096',
  LOG_LEVEL: 'trace, debug, info, warn, error или silent',
  DEMO_CATALOGUE: 'true или false',
  PRODUCTS_MB: 'число мегабайтов от 1 до 4096',
  GIVE_KEPT_ANSWERS: 'true или false',
  NODE_ENV: 'production, development или test',
};

const rateHint = 'число попыток и срок, например 10/15m';
const secretSettings = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'METRICS_TOKEN',
]);

export const configMessages = {
  halfS3: (missing: readonly string[]) =>
    `Хранилище S3 настроено наполовину: задайте ещё ${missing.join(', ')} или уберите все настройки S3_….`,
  wrongSetting: (name: string, value: string) => {
    const shown = secretSettings.has(name) ? '' : ` («${value}»)`;
    return `Настройка ${name}${shown} не подходит: нужно ${settingHints[name] ?? (name.startsWith('RATE_') ? rateHint : 'другое значение')}.`;
  },
  fileNotUtf8: (file: string) =>
    `Файл настроек ${file} записан не в UTF-8. Сохраните его в кодировке UTF-8 и запустите магазин снова.`,
  fileUnreadable: (file: string, code: string) =>
    code === 'EISDIR'
      ? `${file} — папка, а нужен файл настроек. Переименуйте её или удалите.`
      : `Файл настроек ${file} не читается (${code}). Проверьте права на него.`,
  adminHostShared:
    'Настройка ADMIN_URL действует только вместе с PUBLIC_URL, и имя сайта в них должно быть разным: например, https://shop.example и https://office.shop.example.',
  aloneUseless: (name: string) =>
    `Настройка ${name} действует только вместе с DATABASE_URL: задайте и её или уберите обе.`,
};

export const startMessages = {
  databaseCreating: 'Создаю базу данных PostgreSQL…',
  databaseStarted: (milliseconds: number) => `База данных запущена (${seconds(milliseconds)}).`,
  lettersKept: (folder: string) =>
    `Письма не уходят: почтовый сервер (SMTP_URL) не задан. Они складываются в ${folder}.`,
  databaseAdopted: 'База данных уже работает, подключаюсь к ней.',
  databaseLost: 'База данных остановилась сама, запускаю её снова…',
  databaseBack: 'База данных снова работает.',
  databaseElsewhere: (folder: string) =>
    `Эта папка закрыта для пользователя, под которым работает PostgreSQL; данные лежат в ${folder}.`,
  migrated: (milliseconds: number) => `Структура базы проверена (${seconds(milliseconds)}).`,
  demoFilled: (products: number, milliseconds: number) =>
    `Магазин пуст — записан демонстрационный каталог: товаров ${products} (${seconds(milliseconds)}).`,
  picturesNotStored: (reason: string) =>
    `Фотографии демонстрационного каталога не записались: ${reason}. Проверьте настройки S3_… (или место на диске) и запустите магазин снова.`,
  emptyShop: (page: string) =>
    `В магазине нет товаров. Что сделать, чтобы его открыть, — на странице ${page}: её видно только с этого компьютера.`,
  demoInPublic: (address: string, parts: string) =>
    `Внимание: по адресу ${address} посетители увидят магазин-образец, выданный за настоящий: ${parts}. Что заменить, говорит npm run check-shop.`,
  listening: (address: string, milliseconds: number) =>
    `Магазин открыт: ${address} (запуск ${seconds(milliseconds)}).`,
  firstOwner: (link: string) =>
    `В офисе магазина пока никого нет. Ссылка для владельца, она действует час: ${link}`,
  office: (address: string) => `Офис магазина: ${address}`,
  adminUrlAdvised:
    'Офис открыт по тому же адресу, что и магазин. Надёжнее дать ему своё имя сайта: настройка ADMIN_URL.',
  wrongWorkers: (given: string, most: number) =>
    `--workers «${given}» не подходит: нужно число процессов от 1 до ${most}.`,
  workerFailed: 'Один из процессов магазина не открылся: см. сообщение выше.',
  workerEnded: (pid: number) => `Процесс ${pid} завершился, открываю вместо него новый.`,
  stopping: 'Останавливаюсь: заканчиваю начатое…',
  stopped: 'Магазин остановлен.',
  stoppedByForce: 'Начатое не закончилось за минуту. Останавливаюсь без него.',
  alreadyRunning: (folder: string) =>
    `Магазин из этой папки уже запущен (данные в ${folder}). Остановите его или задайте другую папку в DATA_DIR.`,
  copyOfRunning: (folder: string) =>
    `Папка ${folder} — копия папки магазина, который сейчас работает. Остановите его, прежде чем копировать, или сделайте копию командой npm run backup.`,
  portTaken: (port: number) =>
    `Порт ${port} занят другой программой. Задайте другой: PORT=3001 npm start`,
  secretNeeded:
    'С собственным сервером базы (DATABASE_URL) нужна настройка JWT_SECRET: тайная строка не короче 32 знаков, одна для всех процессов магазина.',
  noUserForDatabase:
    'PostgreSQL не работает от имени root, а другого пользователя (postgres или nobody) в системе нет. Запустите магазин от обычного пользователя или задайте DATABASE_URL.',
  databaseFailed: (log: string) => `PostgreSQL не запустился. Его журнал:\n${log}`,
  notBuilt: 'Витрина не собрана. Запустите магазин командой npm start.',
};
