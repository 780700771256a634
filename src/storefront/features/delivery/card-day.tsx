import { useEffect } from 'react';
import { deliveryMessages as messages } from '#messages/orders/delivery.ts';
import { useStore } from '../../store.ts';
import { chosenTown } from './chosen-town.ts';
import { daysOfCards, wantDay } from './days-of-cards.ts';
import './card-day.css';

/** When a thing comes, over the picture of its card; nothing before a town is chosen, or where it is not known. */
export function CardDay({ variant }: { variant: number }) {
  const town = useStore(chosenTown, null);
  const known = useStore(daysOfCards, null);
  useEffect(() => {
    if (town) wantDay(town, variant);
  }, [town, variant]);
  const days = known?.town === town ? known.days.get(variant) : undefined;
  if (!days) return null;
  return (
    <span className="card-day">
      <span className="card-day__word">{messages.willCome} </span>
      {days}
    </span>
  );
}
