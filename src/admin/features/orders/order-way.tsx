import './order-way.css';
import { keysMessages as words } from '#messages/office/keys.ts';
import { orderCardMessages as cardWords } from '#messages/office/orders.ts';
import { officePages } from '../../screens.ts';
import { Key } from '../../ui/key.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { addressOf, useNeighbours } from './use-neighbours.ts';

/** The way back to the list, and to the orders before and after in it. */
export function OrderWay({ number }: { number: string }) {
  const found = useNeighbours(number);
  usePageActions(
    found
      ? [
          { name: words.nextOrder, key: 'KeyJ', run: found.forward, isListed: false },
          { name: words.previousOrder, key: 'KeyK', run: found.back, isListed: false },
        ]
      : [],
  );
  const state = found && { list: found.list };
  return (
    <div className="order-way">
      <Link to={officePages.orders.path + (found?.list.search ?? '')}>{cardWords.back}</Link>
      {found && (
        <nav className="order-way__neighbours" aria-label={words.neighbours}>
          {found.before && (
            <span>
              <Link to={addressOf(found.before)} state={state}>
                {words.previous}
              </Link>
              <Key code="KeyK" />
            </span>
          )}
          {found.after && (
            <span>
              <Link to={addressOf(found.after)} state={state}>
                {words.next}
              </Link>
              <Key code="KeyJ" />
            </span>
          )}
        </nav>
      )}
    </div>
  );
}
