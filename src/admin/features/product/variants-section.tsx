import type { UsualAttributes } from '#contracts/admin/goods/products.ts';
import type { AttributeKey } from '#contracts/attributes.ts';
import { MOST_VARIANTS } from '#contracts/goods-limits.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { numberOf } from '#contracts/read-number.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { formatPrice } from '#messages/words/price.ts';
import { Button } from '../../ui/button.tsx';
import { SortableChoice } from '../../ui/sortable-choice.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { likeVariant, type VariantForm } from './product-form.ts';
import { withSame } from './same-characteristics.ts';
import { VariantFields } from './variant-fields.tsx';

const loadGenerator = async () => (await import('./generator-dialog.tsx')).GeneratorDialog;

interface Props {
  readonly variants: readonly VariantForm[];
  readonly chosen: VariantForm;
  readonly usual: UsualAttributes | undefined;
  /** The keys of variants with a field at fault. */
  readonly atFault: ReadonlySet<string>;
  readonly onChoose: (key: string) => void;
  readonly onChange: (change: (variants: readonly VariantForm[]) => readonly VariantForm[]) => void;
}

/** The variants in their order, and the fields of the chosen one. */
export function VariantsSection(props: Props) {
  const { variants, chosen, usual, atFault, onChoose, onChange } = props;
  const generator = useOpenLater(loadGenerator);
  const index = variants.indexOf(chosen);
  const isOnly = variants.length === 1;
  const isFull = variants.length >= MOST_VARIANTS;
  const change = (key: string, part: (one: VariantForm) => Partial<VariantForm>) =>
    onChange((all) => all.map((one) => (one.key === key ? { ...one, ...part(one) } : one)));
  const add = () => {
    const key = `new-${crypto.randomUUID()}`;
    onChange((all) => [...all, likeVariant(chosen, { key, name: '', article: '' })]);
    onChoose(key);
  };
  return (
    <section className="section product-panel" aria-label={words.variants}>
      <div className="product-head">
        <h2>{words.variantsOf(variants.length)}</h2>
        <div className="page__actions">
          <Button onPress={add} isDisabled={isFull}>
            {words.addVariant}
          </Button>
          <Button onPress={generator.open} isDisabled={isFull}>
            {words.generate}
          </Button>
        </div>
      </div>
      {!isOnly && (
        <div className="product-variants">
          <SortableChoice
            label={words.variants}
            items={variants}
            keyOf={({ key }) => key}
            nameOf={({ name, article }) => name || article || words.newVariant}
            chosen={chosen.key}
            onChoose={onChoose}
            onSort={(sorted) => onChange(() => sorted)}
          >
            {(one) => <Line variant={one} isAtFault={atFault.has(one.key)} />}
          </SortableChoice>
        </div>
      )}
      <VariantFields
        key={chosen.key}
        name={`variants.${index}`}
        variant={chosen}
        isOnly={isOnly}
        usual={usual}
        onChange={(part) => change(chosen.key, () => part)}
        onPhotos={(photos) => change(chosen.key, (one) => ({ photos: photos(one.photos) }))}
        onAttribute={(key, text, isForAll) =>
          isForAll
            ? onChange((all) => all.map((one) => withAttribute(one, key, text)))
            : change(chosen.key, (one) => withAttribute(one, key, text))
        }
        onCharacteristics={(lines, isForAll) =>
          onChange((all) =>
            all.map((one) => {
              if (one.key === chosen.key) return { ...one, characteristics: lines };
              if (!isForAll) return one;
              const { characteristics } = one;
              return {
                ...one,
                characteristics: withSame(characteristics, chosen.characteristics, lines),
              };
            }),
          )
        }
      />
      {chosen.id === null && !isOnly && (
        <div>
          <Button
            look="danger"
            onPress={() => {
              onChange((all) => all.filter(({ key }) => key !== chosen.key));
              onChoose(variants[index === 0 ? 1 : index - 1]?.key ?? '');
            }}
          >
            {words.removeVariant}
          </Button>
        </div>
      )}
      {generator.Opened && (
        <generator.Opened
          base={chosen}
          known={variants}
          onMade={({ first, made }) => {
            onChange((all) => [...(first ? [first] : all), ...made]);
            onChoose((first ?? made[0] ?? chosen).key);
          }}
          onClose={generator.close}
        />
      )}
    </section>
  );
}

const withAttribute = (one: VariantForm, key: AttributeKey, text: string): VariantForm => ({
  ...one,
  attributes: { ...one.attributes, [key]: text },
});

/** What is typed may be no number yet. */
function shownPrice(text: string): string {
  const price = numberOf(text, { kind: 'money' });
  return price === undefined ? text : formatPrice(price);
}

function Line({ variant, isAtFault }: { variant: VariantForm; isAtFault: boolean }) {
  const { name, article, price, hidden, photos, drawing } = variant;
  const picture = photos[0] ? pictureAt(photos[0].photo, 160, 'webp') : drawing;
  return (
    <span className="product-variants__line">
      {picture && <img src={picture} alt="" width={48} height={36} />}
      <span>
        {name || words.newVariant}
        <span className="product-soft">
          {[article, shownPrice(price), hidden && words.hiddenVariant].filter(Boolean).join(' · ')}
        </span>
      </span>
      {isAtFault && <span className="field__error">{words.hasFaults}</span>}
    </span>
  );
}
