import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { differenceMessages } from '#messages/catalogue/differences.ts';
import { productMessages } from '#messages/catalogue/product.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { nearestVariant } from './nearest-variant.ts';
import type { ProductView, VariantView } from './product-view.ts';
import { Swatch } from './swatch.tsx';
import type { Difference } from './variant-differences.ts';
import './variant-choice.css';

interface Option {
  readonly key: string | number;
  readonly text: string;
  readonly hex: string | null;
  /** What it leads to. */
  readonly variant: VariantView;
  readonly isChosen: boolean;
  /** Why it is not simply to be had. */
  readonly note: string | null;
}

/** The choice of a variant: a radio group for each difference, or one of all variants where they form no grid (row 52). */
export function VariantChoice({ product, chosen }: { product: ProductView; chosen: VariantView }) {
  // Optimistic: the address follows after the navigation.
  const [picked, pick] = useOptimisticChoice(chosen);
  const { variants, differences } = product;
  if (variants.length < 2) return null;
  const group = { slug: product.slug, onPick: pick };
  if (!differences) {
    return (
      <RadioGroup {...group} label={productMessages.variant} options={byName(variants, picked)} />
    );
  }
  return (
    <>
      {differences.map((difference, axis) => (
        <RadioGroup
          {...group}
          key={difference.label}
          label={difference.label}
          options={byDifference(variants, picked, differences, axis)}
        />
      ))}
      {picked.name && (
        <p className="variants__chosen soft">{differenceMessages.chosen(picked.name)}</p>
      )}
    </>
  );
}

const noteOf = ({ available }: VariantView) => (available ? null : differenceMessages.soldOut);

const byName = (variants: readonly VariantView[], picked: VariantView): Option[] =>
  variants.map((variant) => ({
    key: variant.id,
    text: variant.name,
    hex: variant.color?.hex ?? null,
    variant,
    isChosen: variant === picked,
    note: noteOf(variant),
  }));

function byDifference(
  variants: readonly VariantView[],
  picked: VariantView,
  differences: readonly Difference[],
  axis: number,
): Option[] {
  return (differences[axis]?.options ?? []).flatMap(({ text, hex }, at) => {
    const nearest = nearestVariant(variants, picked, axis, at);
    if (!nearest) return [];
    const changed = nearest.changed.map((other) => differences[other]?.label ?? '');
    return {
      key: text,
      text,
      hex,
      variant: nearest.variant,
      isChosen: picked.choice[axis] === at,
      note: changed.length > 0 ? differenceMessages.changes(changed) : noteOf(nearest.variant),
    };
  });
}

interface GroupProps {
  slug: string;
  label: string;
  options: readonly Option[];
  onPick: (variant: VariantView) => void;
}

/** A radio group made of links: it works without JavaScript. An arrow key or a click replaces the address. */
function RadioGroup({ slug, label, options, onPick }: GroupProps): ReactNode {
  const labelId = useId();
  const hydrated = useHydrated();
  return (
    <div className="variants">
      <p className="variants__label" id={labelId}>
        {label}
      </p>
      <div role="radiogroup" aria-labelledby={labelId} className="variants__list" onKeyDown={press}>
        {options.map(({ key, text, hex, variant, isChosen, note }) => (
          <Link
            key={key}
            ref={isChosen ? intoSight : undefined}
            role="radio"
            aria-checked={isChosen}
            // Without JavaScript arrow keys do not work, so every link is a tab stop.
            tabIndex={hydrated && !isChosen ? -1 : 0}
            className={note ? 'variants__item variants__item--other' : 'variants__item'}
            to={addresses.variant(slug, variant.slug)}
            replace
            preventScrollReset
            onClick={() => onPick(variant)}
          >
            {hex && <Swatch color={hex} />}
            <span>
              {text}
              {note && <small className="variants__note"> {note}</small>}
            </span>
          </Link>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the line of a phone to the chosen one, and nothing else of the page. */
function intoSight(radio: HTMLAnchorElement | null): void {
  const line = radio?.parentElement;
  if (line) line.scrollTo({ left: radio.offsetLeft - line.offsetLeft - 2 });
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function press(event: KeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll('a')];
  const at = radios.indexOf(event.target as HTMLAnchorElement);
  const step = steps[event.key];
  if (step === undefined && event.key !== ' ') return;
  event.preventDefault();
  const radio = radios[(at + (step ?? 0) + radios.length) % radios.length];
  radio?.focus({ preventScroll: true });
  radio?.click();
}

/** The variant that was picked last, until the address chooses another one. */
function useOptimisticChoice(chosen: VariantView) {
  const [picked, setPicked] = useState({ chosen, variant: chosen });
  const variant = picked.chosen === chosen ? picked.variant : chosen;
  return [variant, (next: VariantView) => setPicked({ chosen, variant: next })] as const;
}
