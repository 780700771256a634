import { shopCalls } from '#contracts/admin/content/calls.ts';
import type { StoredShop } from '#contracts/admin/content/shop.ts';
import type { Palette } from '#contracts/shop-look.ts';
import { colourNames, shopFieldNames, shopScreenMessages as words } from '#messages/office/shop.ts';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { useReadOnly, useShopForm } from './form-part.tsx';
import { useRemoveLogo, useWrongColours } from './queries.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;
const names = Object.keys(colourNames) as (keyof Palette)[];

interface Props {
  readonly logo: StoredShop['logo'];
  readonly onLogo: (shop: StoredShop) => void;
}

/** The palette, whose contrast is checked as it is typed, and the logo. */
export function LookPart({ logo, onLogo }: Props) {
  const { shop, set } = useShopForm();
  const isReadOnly = useReadOnly('palette');
  const remove = useRemoveLogo(onLogo);
  const given = Object.entries(shop.palette).filter(([, colour]) => COLOUR.test(colour ?? ''));
  const wrong = useWrongColours(Object.fromEntries(given)).data?.wrong ?? {};
  const change = (name: keyof Palette, colour: string) => {
    const { [name]: _, ...others } = shop.palette;
    set('palette', colour ? { ...others, [name]: colour } : others);
  };
  return (
    <>
      <div className="shop-pairs">
        {names.map((name) => (
          <div className="colour" key={name}>
            <Field
              name={`palette.${name}`}
              label={colourNames[name]}
              hint={words.colourHint}
              value={shop.palette[name] ?? ''}
              isReadOnly={isReadOnly}
              autoComplete="off"
              onChange={(colour) => change(name, colour.trim())}
            />
            <input
              type="color"
              aria-label={words.pick(colourNames[name])}
              value={COLOUR.test(shop.palette[name] ?? '') ? shop.palette[name] : '#ffffff'}
              disabled={isReadOnly}
              onChange={({ target }) => change(name, target.value)}
            />
            {wrong[name] && <p className="field__error">{wrong[name]}</p>}
          </div>
        ))}
      </div>
      {given.length > 0 && Object.keys(wrong).length === 0 && (
        <p className="shop-hint" role="status">
          {words.readable}
        </p>
      )}
      {!isReadOnly && (
        <PictureField<StoredShop>
          name="logo"
          label={words.logo}
          hint={words.logoHint}
          accept="image/svg+xml,image/png"
          url={shopCalls.logo.url}
          src={logo && `${shopCalls.logo.url}${logo.file}/`}
          onStored={onLogo}
          onRemove={() => remove.mutate(undefined)}
        />
      )}
      <Check
        name="logo_with_name"
        checked={shop.logo_with_name}
        disabled={isReadOnly}
        onChange={({ target }) => set('logo_with_name', target.checked)}
      >
        {shopFieldNames.logo_with_name}
      </Check>
    </>
  );
}
