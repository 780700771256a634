import { type KeyboardEvent, useId, useState } from 'react';
import { productMessages } from '#messages/product.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ProductView, VariantView } from './product-view.ts';
import { Swatch } from './swatch.tsx';
import './variant-choice.css';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A radio group made of links: it works without JavaScript. An arrow key or a click replaces the address. */
export function VariantChoice({ product, chosen }: { product: ProductView; chosen: VariantView }) {
  const labelId = useId();
  const hydrated = useHydrated();
  // Optimistic: the address follows after the navigation.
  const [picked, pick] = useOptimisticChoice(chosen);
  if (product.variants.length < 2) return null;

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const radios = [...event.currentTarget.querySelectorAll('a')];
    const at = radios.indexOf(event.target as HTMLAnchorElement);
    const step = steps[event.key];
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    const radio = radios[(at + (step ?? 0) + radios.length) % radios.length];
    radio?.focus({ preventScroll: true });
    radio?.click();
  };

  return (
    <div className="variants">
      <p className="variants__label" id={labelId}>
        {productMessages.variant}
      </p>
      <div role="radiogroup" aria-labelledby={labelId} className="variants__list" onKeyDown={press}>
        {product.variants.map((variant) => (
          <Link
            key={variant.id}
            role="radio"
            aria-checked={variant === picked}
            // Without JavaScript arrow keys do not work, so every link is a tab stop.
            tabIndex={hydrated && variant !== picked ? -1 : 0}
            className="variants__item"
            to={addresses.variant(product.slug, variant.slug)}
            replace
            preventScrollReset
            onClick={() => pick(variant)}
          >
            {variant.attributes.color?.hex && <Swatch color={variant.attributes.color.hex} />}
            {variant.name}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** The variant that was picked last, until the address chooses another one. */
function useOptimisticChoice(chosen: VariantView) {
  const [picked, setPicked] = useState({ chosen, variant: chosen });
  const variant = picked.chosen === chosen ? picked.variant : chosen;
  return [variant, (next: VariantView) => setPicked({ chosen, variant: next })] as const;
}
