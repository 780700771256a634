import './order-lines.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { LineWork } from '#contracts/admin/orders/order-events.ts';
import { isOver } from '#contracts/order-states.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { makingText, orderWorkMessages as workWords } from '#messages/office/order-work.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { todayInShop } from '../../ui/shop-clock.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadDialog = async () => (await import('./line-dialog.tsx')).LineDialog;

const OtherGoods = lazy(async () => ({
  default: (await import('./changing/other-goods.tsx')).OtherGoods,
}));

const GoodsChanged = lazy(async () => ({
  default: (await import('./changing/goods-changed.tsx')).GoodsChanged,
}));

/** The goods of an order as they were ordered, and how it stands with them. */
export function OrderLines({ order }: { order: AnyCard }) {
  const may = useMay();
  const [chosen, setChosen] = useState<number>();
  const { Opened: Dialog, ...dialog } = useOpenLater(loadDialog);
  const line = order.lines.find(({ position }) => position === chosen);
  const open = (position: number) => {
    setChosen(position);
    dialog.open();
  };
  usePageActions(
    may('orders.change')
      ? order.lines.map(({ name, position }) => ({
          name: workWords.makingOf(name),
          run: () => open(position),
        }))
      : [],
  );
  return (
    <section className="section">
      <h2>{words.lines}</h2>
      <ul className="order-lines">
        {order.lines.map((one) => (
          <OrderLine key={one.position} line={one} isOver={isOver(order.status)}>
            {may('orders.change') && (
              <Button look="quiet" onPress={() => open(one.position)}>
                {workWords.makingChange}
              </Button>
            )}
          </OrderLine>
        ))}
      </ul>
      <Suspense>
        {order.view === 'whole' ? <OtherGoods order={order} /> : <GoodsChanged order={order} />}
      </Suspense>
      {Dialog && line && <Dialog order={order} line={line} onClose={dialog.close} />}
    </section>
  );
}

/** How it stands with what is made; clear where it is late. */
function Making({ work, isOver }: { work: LineWork; isOver: boolean }) {
  const { time_zone: zone } = useViewer();
  const text = makingText(work, isOver);
  const today = todayInShop(zone);
  const isLate = !isOver && !work.ready_on && work.promised_on !== null && work.promised_on < today;
  if (!text) return null;
  return <p className={isLate ? 'order-line__late' : undefined}>{text}</p>;
}

interface Props {
  readonly line: AnyCard['lines'][number];
  /** Nothing more is done about the order. */
  readonly isOver: boolean;
  readonly children: ReactNode;
}

const OrderLine = ({ line, isOver, children }: Props) => (
  <li className="order-line">
    <img
      className="order-line__photo"
      src={pictureAt(line.photo, 160, 'webp')}
      alt=""
      width={96}
      height={72}
      loading="lazy"
    />
    <div className="order-line__about">
      <p className="order-line__name">{line.name}</p>
      {line.variant_name && <p>{line.variant_name}</p>}
      <p className="order-line__soft">
        {words.article} {line.code}
        {line.readiness && ` · ${line.readiness}`}
      </p>
      {line.from_stock !== null && line.from_stock > 0 && (
        <p className="order-line__soft">{words.fromStock(line.from_stock)}</p>
      )}
      {line.note && <p className="order-line__late">{line.note}</p>}
      <Making work={line.work} isOver={isOver} />
      {children}
    </div>
    <p className="order-line__sum">
      {words.quantity(line.quantity)}
      {'price' in line && <> × {formatPrice(line.price)}</>}
    </p>
  </li>
);
