import { lazy, Suspense } from 'react';
import type { Previewed } from '#contracts/admin/content/previews.ts';
import { call } from '../api/call-api.ts';
import { previewsCalls } from '../api/endpoints/content.ts';

const Preview = lazy(async () => ({
  default: (await import('./preview.tsx')).Preview<Previewed>,
}));

const ask = (body: Previewed) => call(previewsCalls.show, { body });

/** A page of texts, the home page or the settings as a shopper would see them. */
export const ContentPreview = ({ previewed }: { previewed: Previewed }) => (
  <Suspense>
    <Preview typed={previewed} ask={ask} />
  </Suspense>
);
