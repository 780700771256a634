import { goodsCalls } from '../../api/endpoints/goods.ts';
import '../../ui/menu.css';
import './goods-field.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import type { NamedGoods } from '#contracts/admin/goods/stock.ts';
import { stockScreenMessages as words } from '#messages/office/stock.ts';
import { call } from '../../api/call-api.ts';
import { useFieldError } from '../../ui/form-errors.ts';
import { useRested } from '../../ui/use-rested.ts';

/** Goods are looked for from so many letters on, and so many are offered. */
const LETTERS = 2;
const OFFERED = 8;

interface Props {
  /** Also the key of its error in the answer of the API. */
  readonly name: string;
  readonly label: string;
  /** What is read where there is no label. */
  readonly spoken: string;
  readonly article: string;
  /** What has this article. */
  readonly goods: NamedGoods | undefined;
  readonly onChange: (article: string) => void;
}

/** An article, typed or found by the words of the goods; below it what it is. */
export function GoodsField({ name, label, spoken, article, goods, onChange }: Props) {
  const error = useFieldError(name);
  const { found, state } = useFound(article);
  const [typed, setTyped] = useState(article);
  return (
    <ComboBox
      className="field"
      aria-label={spoken}
      name={name}
      allowsCustomValue
      allowsEmptyCollection={article.trim().length >= LETTERS}
      // What is pasted from a table needs no list.
      menuTrigger={typed === article ? 'input' : 'manual'}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      items={found}
      inputValue={article}
      onInputChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
    >
      <Label>{label}</Label>
      <div className="field__line">
        <Input className="field__input" autoComplete="off" placeholder={words.findHint} />
      </div>
      {goods && (
        <Text slot="description" className="field__hint">
          {words.lineGoods(`${goods.product}, ${goods.variant}`, goods.pieces)}
        </Text>
      )}
      <FieldError className="field__error">{error}</FieldError>
      <Popover className="menu found-goods" placement="bottom start">
        <section aria-label={words.foundGoods}>
          <ListBox
            className="menu__list"
            aria-label={words.foundGoods}
            renderEmptyState={() => <p className="found-goods__state">{state}</p>}
          >
            {(one: (typeof found)[number]) => (
              <ListBoxItem id={one.article} textValue={one.article} className="menu__item">
                <span>
                  {one.product}, {one.variant}
                </span>
                <span className="found-goods__article">{one.article}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </section>
      </Popover>
    </ComboBox>
  );
}

/** The goods that the list of goods would find by the words, or why there are none yet. */
function useFound(typed: string) {
  const text = typed.trim();
  const rested = useRested(text);
  const isLong = rested.length >= LETTERS;
  const { data, error, isFetching } = useQuery({
    queryKey: ['goods', 'found', rested],
    queryFn: () => call(goodsCalls.list, { query: { text: rested, limit: OFFERED } }),
    enabled: isLong,
  });
  const found = isLong && text.length >= LETTERS ? (data?.goods ?? []) : [];
  if (isFetching || rested !== text) return { found, state: words.searching };
  return { found, state: error ? error.message : words.nothingFound };
}
