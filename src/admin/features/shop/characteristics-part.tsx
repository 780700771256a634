import type { ShopCharacteristic } from '#contracts/shop-characteristics.ts';
import { shopScreenMessages as words } from '#messages/office/shop.ts';
import { valueAt } from '../../ui/paths.ts';
import { ShopRows, ShopSelect, ShopText, useShopForm } from './form-part.tsx';

/** What goods of this shop state beyond the attributes that every shop knows. */
export const CharacteristicsPart = () => (
  <>
    <p className="shop-hint">{words.characteristicsHint}</p>
    <ShopRows path="characteristics" empty={{ label: '', unit: '', kind: 'number' }}>
      {(path) => <Characteristic path={path} />}
    </ShopRows>
  </>
);

function Characteristic({ path }: { readonly path: string }) {
  const { shop, set } = useShopForm();
  const one = valueAt(shop, path) as ShopCharacteristic;
  return (
    <>
      <ShopText path={`${path}.label`} label={words.characteristicLabel} />
      <ShopSelect
        path={`${path}.kind`}
        label={words.characteristicKind}
        options={Object.entries(words.characteristicKinds)}
        onChange={(kind) => set(path, { ...one, kind, unit: kind === 'number' ? one.unit : '' })}
      />
      {one.kind === 'number' && <ShopText path={`${path}.unit`} label={words.characteristicUnit} />}
    </>
  );
}
