import { useState } from 'react';
import type { UsualAttributes } from '#contracts/admin/goods/products.ts';
import { type StockKind, stockKinds } from '#contracts/admin/goods/values.ts';
import type { AttributeKey } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { goodsScreenMessages as goods, stockKindNames } from '#messages/office/goods.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { Field } from '../../ui/field.tsx';
import { PackagesFields } from '../../ui/packages-fields.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import '../../ui/check.css';
import { AttributesFields } from './attributes-fields.tsx';
import { CharacteristicsFields } from './characteristics-fields.tsx';
import { Fold } from './fold.tsx';
import { PhotosField } from './photos-field.tsx';
import type { Photo, VariantForm } from './product-form.ts';

interface Props {
  /** `variants.2`: the beginning of the names of its fields. */
  readonly name: string;
  readonly variant: VariantForm;
  readonly isOnly: boolean;
  readonly usual: UsualAttributes | undefined;
  readonly onChange: (part: Partial<VariantForm>) => void;
  readonly onPhotos: (change: (photos: readonly Photo[]) => readonly Photo[]) => void;
  /** Changes an attribute, of all variants where `isForAll`. */
  readonly onAttribute: (key: AttributeKey, text: string, isForAll: boolean) => void;
  /** The same for its own characteristics. */
  readonly onCharacteristics: (lines: readonly Characteristic[], isForAll: boolean) => void;
}

/** The fields of one variant. */
export function VariantFields(props: Props) {
  const { name, variant, isOnly, usual, onChange, onPhotos, onAttribute, onCharacteristics } =
    props;
  const [added, setAdded] = useState<readonly AttributeKey[]>([]);
  const [isForAll, setForAll] = useState(false);
  const forAll = !isOnly && (
    <label className="check">
      <input
        type="checkbox"
        checked={isForAll}
        onChange={({ target }) => setForAll(target.checked)}
      />
      <span>{words.forAll}</span>
    </label>
  );
  return (
    <div className="product-variant">
      <div className="product-grid">
        <Field
          name={`${name}.name`}
          label={words.variantName}
          value={variant.name}
          onChange={(text) => onChange({ name: text })}
        />
        <Field
          name={`${name}.article`}
          label={words.article}
          value={variant.article}
          isReadOnly={variant.source !== null}
          {...(variant.source && { hint: words.articleOf(variant.source) })}
          onChange={(article) => onChange({ article })}
        />
        <Field
          name={`${name}.price`}
          label={goods.priceField}
          inputMode="decimal"
          autoComplete="off"
          value={variant.price}
          onChange={(price) => onChange({ price })}
        />
        <Field
          name={`${name}.old_price`}
          label={goods.oldPriceField}
          inputMode="decimal"
          autoComplete="off"
          value={variant.oldPrice}
          onChange={(oldPrice) => onChange({ oldPrice })}
        />
        <SelectField<StockKind>
          name={`${name}.kind`}
          label={goods.kind}
          value={variant.kind}
          options={stockKinds.map((kind) => [kind, stockKindNames[kind]] as const)}
          onChange={(kind) => onChange({ kind })}
        />
        {variant.kind === 'counted' && (
          <Field
            name={`${name}.pieces`}
            label={goods.pieces}
            inputMode="numeric"
            autoComplete="off"
            value={variant.pieces}
            onChange={(pieces) => onChange({ pieces })}
          />
        )}
      </div>
      {!isOnly && (
        <label className="check">
          <input
            type="checkbox"
            checked={variant.hidden}
            onChange={({ target }) => onChange({ hidden: target.checked })}
          />
          <span>{words.hideVariant}</span>
        </label>
      )}
      <h3>{words.photos}</h3>
      <PhotosField
        key={variant.key}
        name={`${name}.photos`}
        photos={variant.photos}
        drawing={variant.drawing}
        onChange={onPhotos}
      />
      <Fold title={words.attributes}>
        <p className="product-soft">{words.listHint}</p>
        {forAll}
        <AttributesFields
          name={name}
          variant={variant}
          usual={usual}
          added={added}
          onAdd={(key) => setAdded([...added, key])}
          onChange={(key, text) => onAttribute(key, text, isForAll)}
          onColour={(colour) => onChange({ colour })}
        />
      </Fold>
      <Fold title={words.ownCharacteristics}>
        {forAll}
        <CharacteristicsFields
          name={`${name}.characteristics`}
          characteristics={variant.characteristics}
          onChange={(lines) => onCharacteristics(lines, isForAll)}
        />
      </Fold>
      <Fold title={words.packages}>
        <PackagesFields
          name={`${name}.packages`}
          packages={variant.packages}
          onChange={(packages) => onChange({ packages })}
        />
      </Fold>
    </div>
  );
}
