import '@google/model-viewer';
import type { ModelViewerElement } from '@google/model-viewer';
import type { HTMLAttributes, Ref } from 'react';
import { modelMessages } from '#messages/catalogue/model.ts';

export type Viewer = ModelViewerElement;

/** Translates the one English text of the element that none of its attributes changes. */
export function translateLabel(viewer: Viewer): void {
  viewer.shadowRoot
    ?.querySelector('[role="region"]')
    ?.setAttribute('aria-label', modelMessages.announcements);
}

interface ViewerAttributes extends HTMLAttributes<Viewer> {
  ref?: Ref<Viewer>;
  src?: string | undefined;
  alt: string;
  a11y: string;
  ar?: boolean;
  'ar-modes'?: string;
  'ar-scale'?: string;
  'ar-placement'?: string;
  'camera-controls'?: boolean;
  'min-field-of-view'?: string;
  'interaction-prompt'?: string;
  'disable-pan'?: boolean;
  'disable-tap'?: boolean;
  'tone-mapping'?: string;
  'shadow-intensity'?: string;
  'shadow-softness'?: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ViewerAttributes;
      'extra-model': { src: string; offset: string };
    }
  }
}
