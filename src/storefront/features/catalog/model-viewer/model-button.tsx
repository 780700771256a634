import Rotate3d from 'lucide-react/icons/rotate-3d';
import { useState } from 'react';
import { productMessages } from '#messages/catalogue/product.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ReloadOffer } from '../../../ui/reload-offer.tsx';
import { useChunk } from '../../../ui/use-chunk.ts';
import type { ProductView, VariantView } from '../product-view.ts';
import { VariantChoice } from '../variant-choice.tsx';
import './model-button.css';

const loadViewer = () => import('./model-dialog.tsx');

/** Feature detection: without WebGL 2 the viewer chunk (1 MB) is not loaded. */
const supportsWebGl2 = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Opens the 3D viewer, a lazy chunk. Renders nothing when the variant has no model. */
export function ModelButton({ product, variant }: { product: ProductView; variant: VariantView }) {
  const [state, setState] = useState<'closed' | 'open' | 'unsupported'>('closed');
  const [requested, setRequested] = useState(false);
  const viewer = useChunk(loadViewer, requested);
  if (!variant.model) return null;

  const open = () => {
    if (!requested && !supportsWebGl2()) return setState('unsupported');
    setRequested(true);
    setState('open');
  };
  const isOpen = state === 'open';
  return (
    <>
      <button
        type="button"
        className="model-button needs-script"
        aria-label={productMessages.openModel}
        aria-haspopup="dialog"
        aria-busy={(isOpen && viewer.state === 'waiting') || undefined}
        onClick={open}
      >
        <Rotate3d aria-hidden="true" />
        {productMessages.model}
      </button>
      {state === 'unsupported' && (
        <div role="status">
          <Notice>{productMessages.modelUnsupported}</Notice>
        </div>
      )}
      {isOpen && viewer.state === 'failed' && <ReloadOffer />}
      {viewer.state === 'there' && (
        <viewer.module.ModelDialog
          open={isOpen}
          onClose={() => setState('closed')}
          name={product.name}
          model={variant.model}
          choice={<VariantChoice product={product} chosen={variant} />}
        />
      )}
    </>
  );
}
