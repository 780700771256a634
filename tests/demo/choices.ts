import type { VariantAttributes } from '#contracts/attributes.ts';
import type { SourceProduct } from '#contracts/catalogue-source.ts';

const SIDES = ['левый', 'правый'];

/** Words of a sentence that leave something to the buyer. */
const choice =
  /на выбор|выбира|выберите|при заказе|в заказе|среди вариантов|свой вариант|напишите|укажите|попросите/i;

const subjects: readonly (readonly [
  RegExp,
  (attributes: VariantAttributes[], text: string) => boolean,
])[] = [
  [/сторон|угол|угла|углом|лев|прав/i, hasSides],
  [/цвет|оттен|обивк|ткан/i, (all) => coloursOf(all).length > 1],
  [/размер|длин|ширин|высот|комнат|ниш/i, isMadeToMeasure],
];

/** What a product promises to choose and does not offer: on its page, or by the order's comment. */
export function brokenPromises({ description, variants }: SourceProduct): string[] {
  const all = variants.map(({ attributes }) => attributes as VariantAttributes);
  const sentences = description.split(/(?<=[.!?;])\s+/).filter((sentence) => choice.test(sentence));
  return [
    ...sentences.filter((sentence) => !isOffered(sentence, all, description)),
    ...brokenByAttributes(all, description),
    ...brokenSides(variants),
  ];
}

function isOffered(sentence: string, all: VariantAttributes[], text: string): boolean {
  const named = subjects.filter(([words]) => words.test(sentence));
  return named.length > 0 && named.every(([, offers]) => offers(all, text));
}

function brokenByAttributes(all: VariantAttributes[], text: string): string[] {
  const colours = coloursOf(all);
  return all.flatMap((a) => [
    ...(a.is_color_customizable && colours.length < 2 ? ['is_color_customizable'] : []),
    ...(a.color_options && !isSameSet(a.color_options, colours) ? ['color_options'] : []),
    ...(a.width_options && !isSameSet(a.width_options.map(withoutSpaces), widthsOf(all))
      ? ['width_options']
      : []),
    ...(a.custom_size_available && !isMadeToMeasure(all, text) ? ['custom_size_available'] : []),
    ...(a.has_3d_constructor ? ['has_3d_constructor'] : []),
  ]);
}

/** Each variant of a thing with a corner states one side, and has a twin that differs in the side alone. */
function brokenSides(variants: SourceProduct['variants']): string[] {
  return variants.flatMap(({ slug, price, attributes }) => {
    const a = attributes as VariantAttributes;
    const [side = '', ...more] = a.angle_variants ?? [];
    if (!a.angle_variants) return /углов/.test(a.type_of_product ?? '') ? [`${slug}: side`] : [];
    if (more.length > 0) return [`${slug}: ${a.angle_variants.join(', ')}`];
    if (!SIDES.includes(side)) return side === 'универсальный' ? [] : [`${slug}: ${side}`];
    const twins = variants.filter(
      (other) => other.price === price && lookOf(other.attributes) === lookOf(attributes),
    );
    const offered = twins.flatMap((twin) => (twin.attributes as VariantAttributes).angle_variants);
    return isSameSet(offered, SIDES) ? [] : [`${slug}: no twin`];
  });
}

/** All that a variant states but its side and its time of making. */
const lookOf = ({ angle_variants, production_time_days, ...rest }: VariantAttributes): string =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b)));

const distinct = (values: (string | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
];
const coloursOf = (all: VariantAttributes[]) => distinct(all.map(({ color }) => color?.name));
const widthsOf = (all: VariantAttributes[]) =>
  distinct(all.map(({ dimensions_width: width }) => `${width}мм`));
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const isSameSet = (some: readonly unknown[], others: readonly unknown[]) =>
  JSON.stringify([...some].sort()) === JSON.stringify([...others].sort());

function hasSides(all: VariantAttributes[]): boolean {
  const stated = all.flatMap(({ angle_variants }) => angle_variants ?? []);
  return SIDES.every((side) => stated.includes(side));
}

function isMadeToMeasure(all: VariantAttributes[], text: string): boolean {
  return (
    all.every((a) => a.custom_size_available === true) &&
    /в\sкомментарии.*менеджер\sназовёт\sцену/.test(text)
  );
}
