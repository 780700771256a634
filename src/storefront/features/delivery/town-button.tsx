import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { townMessages as messages } from '#messages/orders/delivery-town.ts';
import { useStore } from '../../store.ts';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { chosenTown, nameOfTown } from './chosen-town.ts';
import './town-button.css';

/** Few visits need it. */
const loadDialog = () => import('./town-dialog.tsx');

interface Props {
  /** Where it stands. */
  readonly className?: string;
  /** What was typed for a town already. */
  readonly typed?: string;
}

/** The town of this browser, and the way to another one. */
export function TownButton({ className = '', typed = '' }: Props) {
  const town = useStore(chosenTown, null);
  const [isOpen, setOpen] = useState(false);
  const dialog = useChunk(loadDialog, isOpen);
  return (
    <>
      <button
        type="button"
        className={`town-button needs-script ${className}`.trim()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MapPin aria-hidden="true" />
        <span>{town ? messages.town(nameOfTown(town)) : messages.chooseTown}</span>
      </button>
      {dialog.state === 'there' && (
        <dialog.module.TownDialog open={isOpen} typed={typed} onClose={() => setOpen(false)} />
      )}
      {dialog.state === 'failed' && isOpen && <ReloadOffer />}
    </>
  );
}
