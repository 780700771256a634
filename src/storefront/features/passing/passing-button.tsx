import { useState } from 'react';
import type { CarriedSizes } from '#contracts/carried-sizes.ts';
import { productMessages } from '#messages/catalogue/product.ts';
import { Button } from '../../ui/button.tsx';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { useWayInText } from './way-in-store.ts';
import './passing-button.css';

const load = () => import('./passing-dialog.tsx');

/** Opens the panel that tells whether the packages come into the flat. Says the answer itself once the flat is known. */
export function PassingButton({ carried }: { carried: CarriedSizes }) {
  const [open, setOpen] = useState(false);
  const text = useWayInText();
  const { state, module } = { module: null, ...useChunk(load, open || text !== null) };
  return (
    <>
      <Button
        appearance="link"
        className="passing-button needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {(module && text && module.answerOf(carried, text)) || productMessages.passing}
      </Button>
      {open && state === 'failed' && <ReloadOffer />}
      {module && (
        <module.PassingDialog open={open} onClose={() => setOpen(false)} carried={carried} />
      )}
    </>
  );
}
