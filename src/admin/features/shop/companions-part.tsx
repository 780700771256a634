import './companions-part.css';
import type { TypedCategory } from '#contracts/admin/content/shop.ts';
import { attributes, sharedKeys } from '#contracts/attributes.ts';
import type { CompanionRule } from '#contracts/shop-content.ts';
import { shopScreenMessages as words } from '#messages/office/shop.ts';
import { categoryOptions } from '../../ui/category-options.ts';
import { CheckMenu } from '../../ui/check-menu.tsx';
import { valueAt } from '../../ui/paths.ts';
import { ShopRows, ShopSelect, useReadOnly, useShopForm } from './form-part.tsx';
import { useTypedCategories } from './queries.ts';

/** What is offered beside goods, by kinds. */
export function CompanionsPart() {
  const categories = useTypedCategories().data?.categories ?? [];
  return (
    <>
      <p className="shop-hint">{words.companionsHint}</p>
      <ShopRows
        path="companions"
        empty={{ category: '', types: [], fits: '', fits_types: [], same: [] }}
      >
        {(path) => <Rule path={path} categories={categories} />}
      </ShopRows>
    </>
  );
}

interface RuleProps {
  readonly path: string;
  readonly categories: readonly TypedCategory[];
}

function Rule({ path, categories }: RuleProps) {
  const { shop, set } = useShopForm();
  const rule = valueAt(shop, path) as CompanionRule;
  const isReadOnly = useReadOnly(path);
  const labels = sharedKeys.map((key) => [key, attributes[key].label] as const);
  const shared = labels.filter(([key]) => rule.same.includes(key)).map(([, label]) => label);
  return (
    <div className="companion-rule">
      <Side
        path={path}
        category="category"
        types="types"
        label={words.companionTo}
        categories={categories}
      />
      <Side
        path={path}
        category="fits"
        types="fits_types"
        label={words.companionFits}
        categories={categories}
      />
      {isReadOnly ? (
        <p>{words.companionSame(shared)}</p>
      ) : (
        <div>
          <CheckMenu
            label={words.companionSame(shared)}
            options={labels}
            chosen={rule.same}
            onChange={(same) => set(`${path}.same`, same)}
          />
        </div>
      )}
    </div>
  );
}

interface SideProps extends RuleProps {
  /** The fields of the rule. */
  readonly category: 'category' | 'fits';
  readonly types: 'types' | 'fits_types';
  readonly label: string;
}

/** A category and its types: those that goods fit to, or those that fit. */
function Side({ path, category, types, label, categories }: SideProps) {
  const { shop, set } = useShopForm();
  const rule = valueAt(shop, path) as CompanionRule;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not stand in a grid
    <div role="group" aria-label={label}>
      <ShopSelect
        path={`${path}.${category}`}
        label={label}
        options={[['', words.chooseCategory] as const, ...categoryOptions(categories)]}
        onChange={(chosen) => set(path, { ...rule, [category]: chosen, [types]: [] })}
      />
      <Types path={`${path}.${types}`} of={rule[category]} categories={categories} />
    </div>
  );
}

interface TypesProps extends RuleProps {
  /** The slug of a category. */
  readonly of: string;
}

/** Some of the types of a category; those that no goods have any more can be taken away. */
function Types({ path, of, categories }: TypesProps) {
  const { shop, set } = useShopForm();
  const isReadOnly = useReadOnly(path);
  const chosen = valueAt(shop, path) as readonly string[];
  const known = categories.find(({ slug }) => slug === of)?.types ?? [];
  const types = [...new Set([...known, ...chosen])];
  if (types.length === 0) return null;
  if (isReadOnly) return <p>{words.companionTypes(chosen)}</p>;
  return (
    <CheckMenu
      label={words.companionTypes(chosen)}
      options={types.map((type) => [type, type] as const)}
      chosen={chosen}
      onChange={(now) => set(path, now)}
    />
  );
}
