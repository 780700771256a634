import './goods-picker.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { stockText } from '#messages/office/goods.ts';
import { formatPrice } from '#messages/words/price.ts';
import { call } from '../../../api/call-api.ts';
import { goodsCalls } from '../../../api/endpoints/goods.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { useRested } from '../../../ui/use-rested.ts';

/** So many are shown, those that fit best: more words find fewer. */
const SHOWN = 8;

const useFoundGoods = (text: string) =>
  useQuery({
    queryKey: ['goods', 'picked', text],
    queryFn: () =>
      call(goodsCalls.list, { query: { text, limit: SHOWN, state: 'on_sale', first: 'fitting' } }),
    enabled: text !== '',
    placeholderData: (before) => before,
  });

interface Props {
  /** Variants that are chosen already. */
  readonly chosen: ReadonlySet<number>;
  readonly onPick: (goods: GoodsRow) => void;
}

/** Goods found by words or article, to be added to an order. What is off sale is left out. Enter takes the only one, or the one of that article; of several it leads to the first. */
export function GoodsPicker({ chosen, onPick }: Props) {
  const [text, setText] = useState('');
  const rested = useRested(text.trim());
  // An empty field finds nothing at once.
  const sought = text.trim() === '' ? '' : rested;
  const found = useFoundGoods(sought);
  const goods = sought === '' ? [] : (found.data?.goods ?? []);
  const shown = goods.filter(({ id }) => !chosen.has(id));
  const field = useRef<HTMLDivElement>(null);
  const pick = (one: GoodsRow) => {
    setText('');
    onPick(one);
    // The button that was pressed is gone: the next goods are typed.
    field.current?.querySelector('input')?.focus();
  };
  const [isEntered, setEntered] = useState(false);
  const isFound = found.isSuccess && !found.isPlaceholderData && sought === text.trim();
  const takeFound = useEffectEvent(() => {
    const typed = sought.toLowerCase();
    const [only] = shown.length === 1 ? shown : shown.filter((one) => isNamed(one, typed));
    if (only) pick(only);
    else field.current?.querySelector('button')?.focus();
    setEntered(false);
  });
  useEffect(() => {
    if (isEntered && isFound) takeFound();
  }, [isEntered, isFound]);
  const enter: FieldProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) {
      event.continuePropagation();
      return;
    }
    // The form around it is not sent.
    event.preventDefault();
    setEntered(text.trim() !== '');
  };
  return (
    <div className="goods-picker" ref={field}>
      <Field
        name="picked"
        label={words.add}
        hint={words.addHint}
        autoComplete="off"
        value={text}
        onChange={(typed) => {
          setText(typed);
          setEntered(false);
        }}
        onKeyDown={enter}
      />
      <div aria-live="polite">
        {sought !== '' && found.data && shown.length === 0 && (
          <p>{goods.length > 0 ? words.allChosen : words.nothing}</p>
        )}
        <ul className="goods-picker__found">
          {shown.map((one) => (
            <Found key={one.id} goods={one} onPick={pick} />
          ))}
        </ul>
        {sought !== '' && found.data?.next && <p>{words.more}</p>}
      </div>
    </div>
  );
}

const isNamed = ({ article }: GoodsRow, typed: string): boolean => article.toLowerCase() === typed;

const Found = ({ goods, onPick }: { readonly goods: GoodsRow } & Pick<Props, 'onPick'>) => (
  <li className="goods-picker__one">
    <img src={pictureAt(goods.photo, 160, 'webp')} alt="" width={64} height={48} loading="lazy" />
    <p>
      {[goods.product, goods.variant].filter(Boolean).join(', ')}
      <span className="goods-picker__about">
        {[goods.article, formatPrice(goods.price), stockText(goods.stock)].join(' · ')}
      </span>
    </p>
    <Button
      look="quiet"
      aria-label={words.addOf([goods.product, goods.variant].filter(Boolean).join(', '))}
      onPress={() => onPick(goods)}
    >
      +
    </Button>
  </li>
);
