/** Passwords that are common in Russia and missing in the dictionary of the world's commonest, in lower case. */
export const russianPasswords: ReadonlySet<string> = new Set(
  `p@ssword 0123456789 87654321 987654321 0987654321 abcdefgh aa12345678 admin1234 guest1234
test12345 login123 user1234 iphone12 zenitspb dinamo1923 cska1911 moscow1147 rossiya1 russia2024
russia2025 russia2026 privet12 parol1234 lubov123 ljubov123 dmitriy1 dmitry123 samara63 samara163
spb78rus moskva77 йцукенгш йцукенгшщ йцукенгшщз йцукен12 йцукен123 йцукен1234 фывапролд фывапролдж
ячсмитьб пароль12 пароль123 пароль1234 привет12 привет123 любовь123 любимая1 солнышко солнышко1
солнце123 наташа123 марина123 сергей123 андрей123 александр анастасия владимир екатерина светлана
спартак1 динамо123 россия123 москва123 москва77 зенитспб люблютебя`.split(/\s+/),
);

/** Words that an attacker of a furniture shop tries, in lower case. */
export const shopWords: readonly string[] = [
  'магазин',
  'мебель',
  'мебели',
  'диван',
  'диваны',
  'кресло',
  'кровать',
  'шкаф',
  'кухня',
  'стол',
  'стул',
  'матрас',
  'заказ',
  'скидка',
  'дом',
  'shop',
  'mebel',
  'divan',
  'kreslo',
  'krovat',
  'shkaf',
  'kuhnya',
  'stol',
  'sofa',
  'furniture',
];
