import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import { keptFieldNames, productScreenMessages as words } from '#messages/office/product.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useReleaseProduct } from './queries.ts';

interface Props {
  readonly product: EditedProduct;
  readonly isTyped: boolean;
  readonly onReleased: (product: EditedProduct) => void;
}

/** What the staff has set against the feeds of a product, and how it is given back to them. */
export function KeptPanel({ product, isTyped, onReleased }: Props) {
  const release = useReleaseProduct(product.id);
  const sources = new Set(product.variants.flatMap(({ source }) => source ?? []));
  const kept = new Set([...product.kept, ...product.variants.flatMap((one) => one.kept)]);
  if (sources.size === 0) return null;
  return (
    <section className="product-panel section" aria-label={words.feeds}>
      <h2>{words.feeds}</h2>
      <p>{words.comesFrom([...sources].join(', '))}</p>
      {kept.size > 0 && (
        <>
          <p>{words.keptOf([...kept].map(nameOf).join(', '))}</p>
          <div>
            <Button
              isDisabled={isTyped}
              isPending={release.isPending}
              onPress={() =>
                release.mutate(undefined, {
                  onSuccess: (now) => {
                    onReleased(now);
                    say(words.released);
                  },
                })
              }
            >
              {words.release}
            </Button>
          </div>
          {isTyped && <p className="product-soft">{words.releaseSaved}</p>}
          {release.error && <p role="alert">{release.error.message}</p>}
        </>
      )}
    </section>
  );
}

const ATTRIBUTE = 'attributes.';

const nameOf = (field: string): string =>
  field.startsWith(ATTRIBUTE)
    ? attributes[field.slice(ATTRIBUTE.length) as AttributeKey].label.toLowerCase()
    : (keptFieldNames[field] ?? field);
